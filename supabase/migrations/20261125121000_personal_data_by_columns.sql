-- What a person may ask of the agency and its repetition after a restore, by the list of personal columns.

-- For a person, by administrators ---------------------------------------------------------------

-- All messages of the address with every column and their history, and where else it stands.
-- Messages and posts of other people are named, not quoted.
create or replace function private.person_data(address text) returns jsonb
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

-- An empty text leaves what is there. Returns the number of messages.
create or replace function public.correct_person(address text, new_name text, new_email text)
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

-- Who erases the own address leaves no name in the log.
create or replace function private.log_privacy(
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

-- Leaves nothing of the address that was there at that moment, save on pages: their texts are the editor's.
-- An account in the panel stays, too: it is taken away at „Osoby”. Returns the number of messages deleted.
create or replace function private.erase(address text, until timestamptz) returns integer
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

-- Repeating -------------------------------------------------------------------------------------

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

-- Erasures that this database does not know of were made after the backup from which it comes: they
-- are repeated. Only their hashes are known, so every address that was there at the time is tried.
-- Takes and returns all erasures, for a copy outside the database; the list comes as JSON text, since
-- not every API passes on an array as jsonb.
create or replace function public.repeat_erasures(known text)
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

revoke all on all functions in schema private from public, anon;
