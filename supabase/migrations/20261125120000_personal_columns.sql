-- Where personal data is, in one list. Finding, copying, correcting, erasing and repeating an erasure work
-- by it (in the next file). After an erasure its tables are written anew (server/backend/child/vacuum.ts).

-- The list --------------------------------------------------------------------------------------

-- Each table of `public` and `private` stands here with every column that can hold text; a migration that
-- adds one replaces the view. The columns hold:
--   sender     the address of the person whose row it is: found, copied, corrected, deleted
--   name       that person's name: corrected, and otherwise as `text`
--   holder     the address of an administrator whose row it is: found, deleted
--   signature  the address of an administrator who did something: found, emptied
--   text       words in which an address may stand: found, the address is taken out of them
--   addresses  a list of addresses: found, taken out of it
--   page       words that visitors may read: found, and left to the editor
--   account    what Supabase Auth knows of its users, in columns of its own: found, left to „Osoby”
--   log        what Supabase Auth writes down: found, deleted when the address has no account
--   derived    what follows from other columns
--   none       nothing of a person
create view private.personal_columns as
select table_name, holds, columns::text[] as columns
from (
  values
    ('public.contact_messages', 'sender', '{email}'),
    ('public.contact_messages', 'name', '{name}'),
    ('public.contact_messages', 'text', '{message, note, doubtful, mail_error, visit}'),
    ('public.contact_messages', 'signature', '{taken_by_email}'),
    ('public.contact_messages', 'derived', '{source, searched}'),
    ('public.contact_messages', 'none', '{address_hash, clause_version, handling, mail_status}'),
    ('public.message_events', 'text', '{detail}'),
    ('public.message_events', 'signature', '{actor_email}'),
    ('public.message_events', 'none', '{kind}'),
    ('public.notifications', 'text', '{error}'),
    ('public.notifications', 'none', '{kind, once, status}'),
    ('public.contact_settings', 'addresses', '{recipients}'),
    ('public.contact_settings', 'none', '{webhook_url, webhook_secret, recipients_by}'),
    ('public.revisions', 'text', '{former_record}'),
    ('public.revisions', 'signature', '{actor_email}'),
    ('public.revisions', 'none', '{table_name, operation}'),
    ('public.working_copies', 'text', '{form}'),
    ('public.working_copies', 'none', '{table_name}'),
    ('public.unpublished_changes', 'text', '{changes, base}'),
    ('public.unpublished_changes', 'signature', '{saved_by}'),
    ('public.unpublished_changes', 'none', '{table_name}'),
    ('public.preview_links', 'signature', '{created_by}'),
    ('public.preview_links', 'none', '{table_name, token_hash}'),
    ('public.open_records', 'holder', '{email}'),
    ('public.open_records', 'none', '{table_name}'),
    ('public.account_links', 'holder', '{email}'),
    ('public.account_links', 'none', '{token_hash, purpose}'),
    ('public.privacy_events', 'signature', '{actor_email}'),
    ('public.privacy_events', 'none', '{kind, subject_hash}'),
    ('public.media_files', 'page', '{path, description, caption, author}'),
    ('public.media_files', 'signature', '{created_by}'),
    ('public.media_files', 'none', '{hash}'),
    ('public.page_content', 'page', '{value}'),
    ('public.page_content', 'none', '{key}'),
    ('public.blog_posts', 'page', '{title, slug, author, content, content_blocks, image_url, sources,
      services, tags, seo_title, seo_description, share_image}'),
    ('public.blog_posts', 'derived', '{content_start}'),
    ('public.case_studies', 'page', '{title, slug, client, industry, summary, content, image_url, youtube_url,
      gallery_images, services, seo_title, seo_description, share_image, film}'),
    ('public.slug_redirects', 'none', '{table_name, slug}'),
    ('public.account_attempts', 'none', '{subject}'),
    ('public.admin_users', 'none', '{}'),
    ('public.backup_plan', 'none', '{problem}'),
    ('private.search_words', 'derived', '{words}'),
    ('private.search_words', 'none', '{table_name}'),
    ('private.subject_salt', 'none', '{salt}'),
    ('private.rewritten_tables', 'none', '{}'),
    ('auth.users', 'account', '{email}'),
    ('auth.identities', 'account', '{}'),
    ('auth.sessions', 'account', '{}'),
    ('auth.refresh_tokens', 'account', '{}'),
    ('auth.flow_state', 'account', '{}'),
    ('auth.audit_log_entries', 'log', '{payload}')
) as list (table_name, holds, columns);

-- Up to which event of public.privacy_events the tables were written anew, without the deleted rows.
-- One row, made at the first time; a backup brings it along with the files of which it tells.
create table private.rewritten_tables (
  id boolean primary key default true check (id),
  last_event bigint not null
);

-- Finding an address in values ------------------------------------------------------------------

drop function
  private.in_json(text), private.names_address(text, text),
  private.without_address(text, text, integer), private.signatures(), private.unseen_texts(),
  private.fact_texts();

-- Matches the address where it stands alone.
create or replace function private.address_pattern(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '(?<![[:alnum:]._%+-])'
    || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g')
    || '(?![[:alnum:]-]|\.[[:alnum:]])'
$$;

-- False where the address cannot be, also when the value is JSON. Quick, for most texts hold no address.
create function private.may_name(value text, address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when strpos(value, '@') > 0 then
      strpos(lower(value), substring(address from '@[a-z0-9.-]*')) > 0 or strpos(value, '\u') > 0
    else strpos(value, '\u') > 0
  end
$$;

-- A case study keeps its sections as JSON in one text.
create function private.inner_json(value text) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if value !~ '^\s*\{' then
    return null;
  end if;
  return value::jsonb;
exception when data_exception or program_limit_exceeded then
  return null;
end
$$;

-- All strings and all names of members, each with its path. A function that calls itself would run out of
-- stack on what is nested deeply. Postgres would compile the query for each value, which takes longer than it.
create function private.strings_in(value jsonb)
returns table (path text[], is_name boolean, words text)
language sql immutable parallel safe set search_path = '' set jit = off
as $$
  with recursive part (path, is_member, item) as (
    select '{}'::text[], false, strings_in.value
    union all
    select part.path || inner_part.name, inner_part.is_member, inner_part.item
    from part, lateral (
      select key, true, member.value
      from jsonb_each(case jsonb_typeof(part.item) when 'object' then part.item else '{}' end) as member
      union all
      select (place - 1)::text, false, element
      from jsonb_array_elements(case jsonb_typeof(part.item) when 'array' then part.item else '[]' end)
        with ordinality as list (element, place)
    ) as inner_part (name, is_member, item)
  )
  select path, false, item #>> '{}' from part where jsonb_typeof(item) = 'string'
  union all
  select path, true, path[cardinality(path)] from part where is_member
$$;

-- What stands in its place is never longer, so that no text becomes too long for its column.
create function private.without_address(value text, address text) returns text
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  mark constant text := case when length(address) < 10 then '[…]' else '[usunięto]' end;
  former text;
begin
  if private.may_name(value, address) then
    -- Again, since the mark may complete an address of brackets. Each round leaves fewer of its signs.
    loop
      former := value;
      value := regexp_replace(value, private.address_pattern(address), mark, 'gi');
      exit when value = former;
    end loop;
  end if;
  return value;
end
$$;

create function private.without_address(value jsonb, address text) returns jsonb
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  place record;
  inner_value jsonb;
  clean text;
begin
  if not private.may_name(value::text, address) then
    return value;
  end if;
  -- Names last and from the inside out, so that the paths of the others stay true.
  for place in
    select * from private.strings_in(value) order by is_name, cardinality(path) desc
  loop
    continue when not private.may_name(place.words, address);
    inner_value := private.inner_json(place.words);
    if inner_value is null then
      clean := private.without_address(place.words, address);
    elsif private.names_address(inner_value, address) then
      clean := private.without_address(inner_value, address)::text;
    else
      clean := place.words;
    end if;
    if clean = place.words then
      continue;
    elsif place.is_name then
      value := jsonb_set(
        value #- place.path, place.path[:cardinality(place.path) - 1] || clean, value #> place.path);
    elsif place.path = '{}' then
      value := to_jsonb(clean);
    else
      value := jsonb_set(value, place.path, to_jsonb(clean));
    end if;
  end loop;
  return value;
end
$$;

create function private.names_address(value text, address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select private.without_address(value, address) <> value
$$;

create function private.names_address(value jsonb, address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select private.without_address(value, address) <> value
$$;

-- The condition under which a column that holds this has the address $1 in it.
create function private.naming(holds text, column_name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select format(case
    when holds in ('sender', 'holder', 'signature', 'account') then 'lower(%I) = $1'
    when holds = 'addresses' then '$1 in (select lower(one) from unnest(%I) as one)'
    when holds in ('name', 'text') then 'private.names_address(%I, $1)'
    when holds = 'page' then 'private.names_address(to_jsonb(%I), $1)'
    -- Not each JSON of Supabase Auth need fit into jsonb.
    when holds = 'log' then 'private.names_address(to_jsonb(%I::text), $1)'
  end, column_name)
$$;

-- The columns one by one, without those of tables that this database lacks or hides.
create function private.columns_holding(wanted text[])
returns table (table_name text, holds text, column_name text)
language sql stable set search_path = ''
as $$
  select list.table_name, list.holds, name
  from private.personal_columns as list, unnest(list.columns) as name
  where list.holds = any (wanted)
    and has_table_privilege(to_regclass(list.table_name), 'select')
$$;

-- The rows of a table that name the address in columns that hold one of these.
create function private.rows_naming(of_table text, wanted text[], address text) returns setof jsonb
language plpgsql stable set search_path = ''
as $$
declare
  conditions text;
begin
  select string_agg(private.naming(holds, column_name), ' or ') into conditions
  from private.columns_holding(wanted) where table_name = of_table;
  if conditions is not null then
    return query execute
      format('select to_jsonb(record) from %s as record where %s', of_table, conditions)
    using address;
  end if;
end
$$;

revoke all on private.personal_columns, private.rewritten_tables from public, anon, authenticated;
grant all on private.rewritten_tables to service_role;
revoke all on all functions in schema private from public, anon;
