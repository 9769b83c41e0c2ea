-- Place of a grade among those of its category, the best the greatest (domain rules 14).
alter table qualification add column grade_rank smallint generated always as (
  case
    when grade like '特级%' then 5
    when grade like '一级%' or grade like '甲级%' then 4
    when grade like '二级%' or grade like '乙级%' then 3
    when grade like '三级%' or grade like '丙级%' then 2
    else 1
  end
) stored;
create index qualification_of_category on qualification (series, category_name, grade_rank desc, id desc) where is_shown;
