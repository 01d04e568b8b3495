-- Finding a person reads all texts, and most hold other addresses or none: these are passed over before anything is
-- parsed or replaced. 15 MB of posts take half a second of the embedded database, where they took 1 to 3 s.

-- Looks for what no JSON writes otherwise, but with a `\u`. An expression, since `lower` of a text takes five times as long.
create or replace function private.may_name(value text, address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when strpos(value, '@') > 0 then
      value ~* regexp_replace(
        substring(address from '[a-z0-9._+-]*@[a-z0-9.-]*'), '([.+-])', '\\\1', 'g')
      or strpos(value, '\u') > 0
    else strpos(value, '\u') > 0
  end
$$;

create or replace function private.naming(holds text, column_name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select format(case
    when holds in ('sender', 'holder', 'signature', 'account') then 'lower(%1$I) = $1'
    when holds = 'addresses' then '$1 in (select lower(one) from unnest(%1$I) as one)'
    else 'private.may_name(%1$I::text, $1) and private.names_address(' || case
      when holds in ('name', 'text') then '%1$I'
      when holds = 'page' then 'to_jsonb(%1$I)'
      -- Not each JSON of Supabase Auth need fit into jsonb.
      when holds = 'log' then 'to_jsonb(%1$I::text)'
    end || ', $1)'
  end, column_name)
$$;

-- Without writing what an erasure would leave.
create or replace function private.names_address(value text, address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~* private.address_pattern(address)
$$;

create or replace function private.names_address(value jsonb, address text) returns boolean
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  pattern constant text := private.address_pattern(address);
  place record;
begin
  for place in
    select words, private.inner_json(words) as inner_value from private.strings_in(value)
    where private.may_name(words, address)
  loop
    if place.inner_value is null then
      continue when place.words !~* pattern;
    else
      continue when not private.names_address(place.inner_value, address);
    end if;
    return true;
  end loop;
  return false;
end
$$;
