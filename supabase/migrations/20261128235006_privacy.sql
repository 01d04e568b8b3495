-- What a person may ask of the agency: a copy, a correction and an erasure, also again after a restore; and what goes
-- by itself after its time.

-- The log ---------------------------------------------------------------------------------------

-- The log of work on personal data, without the data. An erasure is found again by its hash.
create table public.privacy_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- `list`: many enquiries at once, of nobody in particular. `expire`: by the retention, not by a person.
  kind text not null check (kind in ('export', 'list', 'correct', 'erase', 'expire')),
  subject_hash text,
  messages integer not null default 0,
  actor_id uuid,
  actor_email text
);

create unique index privacy_events_erase_idx on public.privacy_events (subject_hash, created_at)
where kind = 'erase';

alter table public.privacy_events enable row level security;
revoke all on public.privacy_events from public, anon, authenticated;
grant select on public.privacy_events to authenticated;
grant all on public.privacy_events to service_role;
revoke all on sequence public.privacy_events_id_seq from public, anon, authenticated;
grant all on sequence public.privacy_events_id_seq to service_role;

create policy "Administrators read the log" on public.privacy_events
for select to authenticated using ((select private.is_admin()));

-- Made at the first use, so that a copy of all rows can be put into a new database.
create table private.subject_salt (
  id boolean primary key default true check (id),
  salt text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);

revoke all on private.subject_salt from public, anon, authenticated;

create function private.salt() returns text
language plpgsql set search_path = ''
as $$
begin
  insert into private.subject_salt default values on conflict do nothing;
  return (select salt from private.subject_salt);
end
$$;
revoke all on function private.salt from public, anon, authenticated;

create function private.subject_hash(salt text, address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select encode(sha256(convert_to(salt || ' ' || lower(address), 'UTF8')), 'hex')
$$;
revoke all on function private.subject_hash from public, anon, authenticated;

-- Who erases the own address leaves no name in the log.
create function private.log_privacy(
  done text,
  address text,
  count integer,
  moment timestamptz default now()
) returns void
language sql set search_path = ''
as $$
  insert into public.privacy_events (created_at, kind, subject_hash, messages, actor_id, actor_email)
  values (
    moment, done, private.subject_hash(private.salt(), address), count, auth.uid(),
    case when done <> 'erase' or lower(auth.jwt() ->> 'email') <> lower(address)
      then auth.jwt() ->> 'email' end
  )
$$;
revoke all on function private.log_privacy from public, anon, authenticated;

-- The list of personal columns ------------------------------------------------------------------

-- Where personal data is, in one list. Finding, copying, correcting, erasing and repeating an erasure work by it. After
-- an erasure its tables are written anew (server/backend/child/vacuum.ts).
--
-- Each table of `public` and `private` stands here with every column that can hold text; a migration that
-- adds one makes the view anew, with all of its rows. The columns hold:
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
    ('public.admin_users', 'none', '{}'),
    ('public.read_hints', 'none', '{hint}'),
    ('public.account_links', 'holder', '{email}'),
    ('public.account_links', 'none', '{token_hash, purpose}'),
    ('public.account_attempts', 'none', '{subject}'),
    ('public.blog_posts', 'page', '{title, slug, author, content, content_blocks, image_url, sources,
      services, tags, seo_title, seo_description, share_image}'),
    ('public.blog_posts', 'derived', '{content_start}'),
    ('public.case_studies', 'page', '{title, slug, client, industry, summary, content, image_url, youtube_url,
      gallery_images, services, seo_title, seo_description, share_image, film}'),
    ('public.page_content', 'page', '{value}'),
    ('public.page_content', 'none', '{key}'),
    ('private.search_words', 'derived', '{words, listed}'),
    ('private.search_words', 'none', '{table_name}'),
    ('public.revisions', 'text', '{former_record}'),
    ('public.revisions', 'signature', '{actor_email}'),
    ('public.revisions', 'none', '{table_name, operation}'),
    ('public.slug_redirects', 'none', '{table_name, slug}'),
    ('public.unpublished_changes', 'text', '{changes, base}'),
    ('public.unpublished_changes', 'signature', '{saved_by}'),
    ('public.unpublished_changes', 'none', '{table_name}'),
    ('public.working_copies', 'text', '{form}'),
    ('public.working_copies', 'none', '{table_name}'),
    ('public.open_records', 'holder', '{email}'),
    ('public.open_records', 'none', '{table_name}'),
    ('public.preview_links', 'signature', '{created_by}'),
    ('public.preview_links', 'none', '{table_name, token_hash}'),
    ('public.media_files', 'page', '{path, description, caption, author}'),
    ('public.media_files', 'text', '{file_name}'),
    ('public.media_files', 'signature', '{created_by}'),
    ('public.media_files', 'none', '{hash}'),
    ('public.contact_messages', 'sender', '{email}'),
    ('public.contact_messages', 'name', '{name}'),
    ('public.contact_messages', 'text', '{message, note, doubtful, mail_error, visit}'),
    ('public.contact_messages', 'signature', '{taken_by_email}'),
    ('public.contact_messages', 'derived', '{source, searched}'),
    ('public.contact_messages', 'none', '{address_hash, clause_version, handling, mail_status}'),
    ('public.message_events', 'text', '{detail}'),
    ('public.message_events', 'signature', '{actor_email}'),
    ('public.message_events', 'none', '{kind}'),
    ('public.contact_settings', 'addresses', '{recipients}'),
    ('public.contact_settings', 'none', '{webhook_url, webhook_secret, recipients_by}'),
    ('public.notifications', 'text', '{error}'),
    ('public.notifications', 'none', '{kind, once, status}'),
    ('private.mail_setting', 'none', '{}'),
    ('private.answer_links', 'none', '{token_hash}'),
    ('public.privacy_events', 'signature', '{actor_email}'),
    ('public.privacy_events', 'none', '{kind, subject_hash}'),
    ('private.subject_salt', 'none', '{salt}'),
    ('private.rewritten_tables', 'none', '{}'),
    ('public.redirects', 'none', '{from_address, to_address, kind}'),
    ('public.imports', 'none', '{source}'),
    ('public.imported', 'none', '{kind, source_id, target}'),
    ('public.import_runs', 'text', '{report, problem}'),
    ('public.import_runs', 'none', '{kind, source, options, state}'),
    ('public.page_visits', 'none', '{path}'),
    ('public.missing_addresses', 'none', '{path}'),
    ('public.backup_plan', 'none', '{problem}'),
    ('auth.users', 'account', '{email}'),
    ('auth.identities', 'account', '{}'),
    ('auth.sessions', 'account', '{}'),
    ('auth.refresh_tokens', 'account', '{}'),
    ('auth.flow_state', 'account', '{}'),
    ('auth.audit_log_entries', 'log', '{payload}')
) as list (table_name, holds, columns);
revoke all on private.personal_columns from public, anon, authenticated;

-- Finding an address ----------------------------------------------------------------------------

-- The address as people type it; null when it is none.
create function private.clean_address(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(btrim(value)) where btrim(value) ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'
$$;
revoke all on function private.clean_address from public, anon, authenticated;

-- Matches the address where it stands alone.
create function private.address_pattern(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '(?<![[:alnum:]._%+-])'
    || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g')
    || '(?![[:alnum:]-]|\.[[:alnum:]])'
$$;
revoke all on function private.address_pattern from public, anon, authenticated;

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
revoke all on function private.may_name from public, anon, authenticated;

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
revoke all on function private.without_address(text, text) from public, anon, authenticated;

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
revoke all on function private.without_address(jsonb, text) from public, anon, authenticated;

create function private.names_address(value text, address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select private.without_address(value, address) <> value
$$;
revoke all on function private.names_address(text, text) from public, anon, authenticated;

create function private.names_address(value jsonb, address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select private.without_address(value, address) <> value
$$;
revoke all on function private.names_address(jsonb, text) from public, anon, authenticated;

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
revoke all on function private.naming from public, anon, authenticated;

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
revoke all on function private.columns_holding from public, anon, authenticated;

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
revoke all on function private.rows_naming from public, anon, authenticated;

-- For a person, by administrators ---------------------------------------------------------------

-- All messages of the address with every column and their history, and where else it stands.
-- Messages and posts of other people are named, not quoted.
create function private.person_data(address text) returns jsonb
language sql stable set search_path = ''
as $$
  with
    own as (
      select found from private.rows_naming('public.contact_messages', '{sender}', address) as found
    ),
    facts (found) as (
      select private.rows_naming('public.page_content', '{page}', address)
      union all
      select private.rows_naming('public.media_files', '{page}', address)
    ),
    unseen (at) as (
      select found ->> 'updated_at'
      from private.rows_naming('public.working_copies', '{text}', address) as found
      union all
      select found ->> 'updated_at'
      from private.rows_naming('public.unpublished_changes', '{text}', address) as found
    )
  select jsonb_build_object(
    'address', address,
    'messages', coalesce((
      select jsonb_agg(found - 'searched' || jsonb_build_object('events', coalesce((
        select jsonb_agg(to_jsonb(event) order by event.id)
        from public.message_events as event where event.message_id = (found ->> 'id')::bigint
      ), '[]')) order by (found ->> 'id')::bigint desc)
      from own
    ), '[]'),
    'mentions', coalesce((
      select jsonb_agg(mention order by mention ->> 'kind', (mention ->> 'id')::bigint)
      from (
        select jsonb_build_object('kind', 'message', 'id', id, 'at', created_at)
        from public.contact_messages
        where lower(email) <> address and id in (
          select (found ->> 'id')::bigint from private.rows_naming(
            'public.contact_messages', '{name, text, signature}', address) as found
          union all
          select (found ->> 'message_id')::bigint
          from private.rows_naming('public.message_events', '{text, signature}', address) as found
        )
        union all
        select jsonb_build_object('kind', 'post', 'id', found -> 'id', 'title', found -> 'title')
        from private.rows_naming('public.blog_posts', '{page}', address) as found
        union all
        select jsonb_build_object('kind', 'case-study', 'id', found -> 'id', 'title', found -> 'title')
        from private.rows_naming('public.case_studies', '{page}', address) as found
        union all
        select jsonb_build_object(
          'kind', 'revision', 'id', found -> 'id', 'at', found -> 'created_at',
          'title', found -> 'former_record' -> 'title')
        from private.rows_naming('public.revisions', '{text, signature}', address) as found
        union all
        select jsonb_build_object('kind', 'facts', 'id', 1) where exists (select from facts)
        union all
        select jsonb_build_object('kind', 'unseen', 'id', row_number() over (order by at), 'at', at)
        from unseen
        union all
        select jsonb_build_object('kind', named.kind, 'id', 1)
        from (
          values ('recipient', '{addresses}'), ('panel', '{signature, holder, log}'), ('account', '{account}')
        ) as named (kind, holds)
        where exists (
          select from (
            select distinct table_name from private.columns_holding(named.holds::text[])
          ) as place, private.rows_naming(place.table_name, named.holds::text[], address)
        )
      ) as named (mention)
    ), '[]')
  )
$$;
revoke all on function private.person_data from public, anon, authenticated;

create function public.find_person(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.person_data(private.clean_address(address));
end
$$;
revoke all on function public.find_person from public, anon, authenticated;
grant execute on function public.find_person to authenticated;

create function public.export_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  copy jsonb;
begin
  perform private.require_admin();
  copy := private.person_data(private.clean_address(address));
  perform private.log_privacy(
    'export', private.clean_address(address), jsonb_array_length(copy -> 'messages'));
  return copy;
end
$$;
revoke all on function public.export_person from public, anon, authenticated;
grant execute on function public.export_person to authenticated;

-- What find_messages finds, all of it, newest first. Security definer, since nobody writes the log by hand.
create function public.export_messages(
  search text default null, in_handling text default null, from_source text default null,
  of_table text default null, of_record bigint default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ids bigint[];
begin
  perform private.require_admin();
  select coalesce(array_agg(found.id), '{}') into ids
  from generate_series(0, (select count(*)::integer from public.contact_messages), 200) as first_row,
    lateral public.find_messages(
      first_row, 200, search, in_handling, from_source, of_table, of_record
    ) as found;
  insert into public.privacy_events (kind, messages, actor_id, actor_email)
  values ('list', cardinality(ids), auth.uid(), auth.jwt() ->> 'email');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', id, 'created_at', created_at, 'name', name, 'email', email, 'message', message,
        'handling', handling, 'source', source, 'taken_by', taken_by_email,
        'answered_at', answered_at, 'is_client', is_client, 'note', note
      ) order by created_at desc, id desc
    ), '[]')
    from public.contact_messages where id = any (ids)
  );
end
$$;
revoke all on function public.export_messages from public, anon, authenticated;
grant execute on function public.export_messages to authenticated;

-- An empty text leaves what is there. Returns the number of messages.
create function public.correct_person(address text, new_name text, new_email text)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := private.clean_address(address);
  place record;
  affected integer;
  corrected integer := 0;
begin
  perform private.require_admin();
  for place in
    select sender.table_name, sender.column_name as email, named.column_name as name
    from private.columns_holding('{sender}') as sender
    join private.columns_holding('{name}') as named using (table_name)
  loop
    execute format(
      'update %1$s set %2$I = coalesce(nullif(btrim($2), ''''), %2$I),
        %3$I = coalesce(nullif(btrim($3), ''''), %3$I), version = version + 1 where %4$s',
      place.table_name, place.name, place.email, private.naming('sender', place.email)
    ) using wanted, new_name, new_email;
    get diagnostics affected = row_count;
    corrected := corrected + affected;
  end loop;
  perform private.log_privacy('correct', wanted, corrected);
  return corrected;
end
$$;
revoke all on function public.correct_person from public, anon, authenticated;
grant execute on function public.correct_person to authenticated;

-- Erasure ---------------------------------------------------------------------------------------

-- Leaves nothing of the address that was there at that moment, save on pages: their texts are the editor's.
-- An account in the panel stays, too: it is taken away at „Osoby”. Returns the number of messages deleted.
create function private.erase(address text, until timestamptz) returns integer
language plpgsql set search_path = ''
as $$
declare
  place record;
  affected integer;
  erased integer := 0;
begin
  for place in
    select list.*, condition, exists (
      select from private.columns_holding('{sender}') as sender
      where sender.table_name = list.table_name
    ) as has_version
    from private.columns_holding('{sender, holder, name, text, addresses, signature, log}') as list,
      private.naming(list.holds, list.column_name) as condition
    -- Signatures after texts, since a change of a text may be signed.
    order by list.holds = 'signature'
  loop
    if place.holds = 'log' and (
      not has_table_privilege(place.table_name, 'delete')
      or exists (select from auth.users where lower(email) = address)
    ) then
      continue;
    end if;
    execute format(
      case
        when place.holds in ('sender', 'holder', 'log') then 'delete from %1$s'
        when place.holds = 'signature' then 'update %1$s set %2$I = null'
        when place.holds = 'addresses' then
          'update %1$s set %2$I = array(select one from unnest(%2$I) as one where lower(one) <> $1)'
        -- The second of two administrators sees that the message is another by now.
        when place.has_version then
          'update %1$s set %2$I = private.without_address(%2$I, $1), version = version + 1'
        else 'update %1$s set %2$I = private.without_address(%2$I, $1)'
      end || ' where created_at <= $2 and %3$s',
      place.table_name, place.column_name, place.condition
    ) using address, until;
    get diagnostics affected = row_count;
    if place.holds = 'sender' then
      erased := erased + affected;
    end if;
  end loop;
  return erased;
end
$$;
revoke all on function private.erase from public, anon, authenticated;

-- Returns the number of messages deleted.
create function public.erase_person(address text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := private.clean_address(address);
  -- Whole milliseconds, for JavaScript keeps no more.
  moment constant timestamptz :=
    date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond';
  erased integer;
begin
  perform private.require_admin();
  if wanted is null then
    raise check_violation using message = 'This is no e-mail address';
  end if;
  erased := private.erase(wanted, moment);
  perform private.log_privacy('erase', wanted, erased, moment);
  return erased;
end
$$;
revoke all on function public.erase_person from public, anon, authenticated;
grant execute on function public.erase_person to authenticated;

-- Up to which event of public.privacy_events the tables were written anew, without the deleted rows.
-- One row, made at the first time; a backup brings it along with the files of which it tells.
create table private.rewritten_tables (
  id boolean primary key default true check (id),
  last_event bigint not null
);

revoke all on private.rewritten_tables from public, anon, authenticated;
grant all on private.rewritten_tables to service_role;

-- Again after a restore -------------------------------------------------------------------------

-- Every part of the text that may be an address, as private.address_pattern would find it there.
create function private.addresses_in(value text) returns setof text
language sql immutable parallel safe set search_path = '' set jit = off
as $$
  with
    parts as (
      select string_to_array(value, '@') as part
    ),
    pairs as (
      select
        substring(right(part[place], 64) from '[^[:space:][:cntrl:]]+$') as before,
        substring(left(part[place + 1], 255) from '^[^[:space:][:cntrl:]]+') as behind
      from parts, generate_series(1, cardinality(part) - 1) as place
    )
  select distinct lower(substr(before, first) || '@' || left(behind, last))
  from pairs, generate_series(1, length(before)) as first, generate_series(1, length(behind)) as last
  where (first = 1 or substr(before, first - 1, 1) !~ '[[:alnum:]._%+-]')
    and substr(behind, last + 1, 2) !~ '^([[:alnum:]-]|\.[[:alnum:]])'
$$;
revoke all on function private.addresses_in(text) from public, anon, authenticated;

create function private.addresses_in(value jsonb) returns setof text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select words, private.inner_json(words) as inner_value from private.strings_in(value)
    where private.may_name(words, '@')
  loop
    if place.inner_value is null then
      return query select private.addresses_in(place.words);
    else
      return query select private.addresses_in(place.inner_value);
    end if;
  end loop;
end
$$;
revoke all on function private.addresses_in(jsonb) from public, anon, authenticated;

-- Every address that an erasure would find.
create function private.known_addresses() returns setof text
language plpgsql stable set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select * from private.columns_holding('{sender, holder, name, text, addresses, signature, log}')
  loop
    if place.holds in ('sender', 'holder', 'signature') then
      return query execute format('select lower(%I) from %s', place.column_name, place.table_name);
    else
      return query execute format(
        case
          when place.holds = 'addresses' then 'select lower(found) from %1$s, unnest(%2$I) as found'
          when place.holds = 'log' then
            'select found from %1$s, private.addresses_in(to_jsonb(%2$I::text)) as found'
          else 'select found from %1$s, private.addresses_in(%2$I) as found'
        end || ' where private.may_name(%2$I::text, ''@'')', place.table_name, place.column_name);
    end if;
  end loop;
end
$$;
revoke all on function private.known_addresses from public, anon, authenticated;

-- Erasures that this database does not know of were made after the backup from which it comes: they
-- are repeated. Only their hashes are known, so every address that was there at the time is tried.
-- Takes and returns all erasures, for a copy outside the database; the list comes as JSON text, since
-- not every API passes on an array as jsonb.
create function public.repeat_erasures(known text)
returns table (erased_at timestamptz, subject_hash text)
language plpgsql security definer set search_path = ''
as $$
declare
  salt constant text := private.salt();
  missing record;
  -- By their hashes; read once, and only when an erasure is missing.
  addresses jsonb;
  erased integer;
begin
  for missing in
    select erasure.erased_at as at, erasure.subject_hash as hash
    from jsonb_to_recordset(known::jsonb) as erasure (erased_at timestamptz, subject_hash text)
    where not exists (
      select from public.privacy_events as event
      where event.kind = 'erase' and event.created_at = erasure.erased_at
        and event.subject_hash = erasure.subject_hash
    )
  loop
    if addresses is null then
      select coalesce(jsonb_object_agg(private.subject_hash(salt, known_address), known_address), '{}')
      into addresses
      from (select distinct private.known_addresses()) as every (known_address)
      where known_address is not null;
    end if;
    erased := 0;
    if addresses ? missing.hash then
      erased := private.erase(addresses ->> missing.hash, missing.at);
    end if;
    insert into public.privacy_events (created_at, kind, subject_hash, messages)
    values (missing.at, 'erase', missing.hash, erased)
    on conflict do nothing;
  end loop;

  return query
    select event.created_at, event.subject_hash from public.privacy_events as event
    where event.kind = 'erase' order by event.id;
end
$$;
revoke all on function public.repeat_erasures from public, anon, authenticated;
grant execute on function public.repeat_erasures to service_role;

-- What goes by itself ---------------------------------------------------------------------------

-- Counted on the calendar of the agency, so that a change of the clocks moves nothing.
create function private.months_before(moment timestamptz, months integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select (moment at time zone 'Europe/Warsaw' - make_interval(months => months))
    at time zone 'Europe/Warsaw'
$$;
revoke all on function private.months_before from public, anon, authenticated;

-- The privacy policy tells everybody.
create function public.retention_months() returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((select retention_months from public.contact_settings), 12)
$$;
revoke all on function public.retention_months from public, anon, authenticated;
grant execute on function public.retention_months to anon, authenticated, service_role;

create function private.forget_old_rows(moment timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  months constant integer := public.retention_months();
  forgotten integer;
begin
  -- Already in the oldest backup: a hash made with another salt would find nobody after a restore.
  perform private.salt();

  delete from public.contact_messages as message
  where not is_client and (
    created_at < private.months_before(moment, months)
    -- A person who takes an old message for spam can still think better of it.
    or (handling = 'spam' and greatest(created_at, (
      select max(event.created_at) from public.message_events as event
      where event.message_id = message.id and event.kind = 'spam'
    )) < moment - interval '30 days')
  );
  get diagnostics forgotten = row_count;

  -- Needed for counting only.
  update public.contact_messages set address_hash = null
  where address_hash is not null and created_at < moment - interval '1 day';

  -- A mail stays as long as its message, which may wait without end.
  delete from public.notifications
  where kind <> 'message' and created_at < moment - interval '30 days';

  delete from public.open_records where seen_at < moment - interval '90 seconds';

  -- Text that its author never came back to.
  delete from public.working_copies where updated_at < moment - interval '30 days';

  -- The bin keeps a record for 30 days; then its history and its former addresses go, too.
  with emptied as (
    delete from public.revisions as revision
    where (table_name, record_id) in (
      select table_name, record_id from public.revisions
      group by table_name, record_id
      having max(created_at) filter (where operation = 'delete') < moment - interval '30 days'
    )
    and not exists (select from public.blog_posts as record
      where table_name = 'blog_posts' and record.id = record_id)
    and not exists (select from public.case_studies as record
      where table_name = 'case_studies' and record.id = record_id)
    returning table_name, record_id
  )
  delete from public.slug_redirects
  where (table_name, record_id) in (select table_name, record_id from emptied);

  delete from public.unpublished_changes as changes
  where not exists (select from public.blog_posts as record
      where table_name = 'blog_posts' and record.id = record_id)
    and not exists (select from public.case_studies as record
      where table_name = 'case_studies' and record.id = record_id)
    and not exists (select from public.revisions as revision
      where revision.table_name = changes.table_name and revision.record_id = changes.record_id);

  if forgotten > 0 then
    insert into public.privacy_events (created_at, kind, messages)
    values (moment, 'expire', forgotten);
  end if;
  return forgotten;
end
$$;
revoke all on function private.forget_old_rows from public, anon, authenticated;
grant execute on function private.forget_old_rows to service_role;

-- Runs daily. Returns the number of messages deleted. What is old goes each hour, too, where nothing new is counted.
create function public.forget_old_messages(moment timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_old_counts((moment at time zone 'Europe/Warsaw')::date);
  return private.forget_old_rows(moment);
end
$$;
revoke all on function public.forget_old_messages from public, anon, authenticated;
grant execute on function public.forget_old_messages to service_role;
