-- Each word is a beginning of many others: ten of them cost a third of a second in 1,000 long posts.
create or replace function private.search_query(value text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & '))
  from (
    select word from regexp_split_to_table(private.search_text(left(value, 200)), ' ') as word
    where word <> '' limit 5
  ) as parts
$$;
