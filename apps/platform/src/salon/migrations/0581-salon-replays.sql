-- Key of what was recorded, among the objects; its address is signed when it is asked for. `replay_url` is one elsewhere.
alter table salon add column replay_key text not null default '';
