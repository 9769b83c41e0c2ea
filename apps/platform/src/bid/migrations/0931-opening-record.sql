-- The buyer of a tender that the law does not bind may publish the record of its opening to all who bid; nothing else of it changes.
grant update (is_public) on tender_opening to app_worker;
