-- What a supplier has offered, by what it comes to (quotation/quotation-list.ts).
create index quotation_open_of_supplier on quotation_open (business_id, total_amount);
