-- Whether anybody has logged in from a place: asked when too many puzzles are being drawn.
create index known_place_by_place on known_place (place, last_login_at);
