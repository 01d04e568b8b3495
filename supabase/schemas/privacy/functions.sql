-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_privacy.sql.

create or replace function private.address_pattern(address text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select '(?<![[:alnum:]._%+-])'
    || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g')
    || '(?![[:alnum:]-]|\.[[:alnum:]])'
$function$;

create or replace function private.addresses_in(value jsonb)
returns setof text
language plpgsql
immutable parallel safe
set search_path to ''
as $function$
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
$function$;

create or replace function private.addresses_in(value text)
returns setof text
language sql
immutable parallel safe
set search_path to ''
set jit to 'off'
as $function$
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
$function$;

create or replace function private.clean_address(value text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select lower(btrim(value)) where btrim(value) ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'
$function$;

create or replace function private.columns_holding(wanted text[])
returns table(table_name text, holds text, column_name text)
language sql
stable
set search_path to ''
as $function$
  select list.table_name, list.holds, name
  from private.personal_columns as list, unnest(list.columns) as name
  where list.holds = any (wanted)
    and has_table_privilege(to_regclass(list.table_name), 'select')
$function$;

create or replace function private.erase(address text, until timestamp with time zone)
returns integer
language plpgsql
set search_path to ''
as $function$
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
$function$;

create or replace function private.forget_old_rows(moment timestamp with time zone default now())
returns integer
language plpgsql
security definer
set search_path to ''
as $function$
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

  delete from public.audit_events where last_at < private.months_before(moment, 13);

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
    and not exists (select from public.page_content as record
      where table_name = 'page_content' and record.id = record_id)
    and not exists (select from public.revisions as revision
      where revision.table_name = changes.table_name and revision.record_id = changes.record_id);

  perform private.forget_record(of_table, of_record)
  from (
    select table_name as of_table, record_id as of_record from private.record_owners
    union select table_name, record_id from public.record_notes
  ) as known
  where not exists (select from public.blog_posts as record
      where of_table = 'blog_posts' and record.id = of_record)
    and not exists (select from public.case_studies as record
      where of_table = 'case_studies' and record.id = of_record)
    and not exists (select from public.revisions as revision
      where revision.table_name = of_table and revision.record_id = of_record);

  if forgotten > 0 then
    insert into public.privacy_events (created_at, kind, messages)
    values (moment, 'expire', forgotten);
  end if;
  return forgotten;
end
$function$;

grant execute on function private.forget_old_rows(moment timestamp with time zone) to service_role;

create or replace function private.known_addresses()
returns setof text
language plpgsql
stable
set search_path to ''
as $function$
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
$function$;

create or replace function private.log_privacy(done text, address text, count integer, moment timestamp with time zone default now())
returns void
language sql
set search_path to ''
as $function$
  insert into public.privacy_events (created_at, kind, subject_hash, messages, actor_id, actor_email)
  values (
    moment, done, private.subject_hash(private.salt(), address), count, auth.uid(),
    case when done <> 'erase' or lower(auth.jwt() ->> 'email') <> lower(address)
      then auth.jwt() ->> 'email' end
  )
$function$;

create or replace function private.may_name(value text, address text)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select case
    when strpos(value, '@') > 0 then
      value ~* regexp_replace(
        substring(address from '[a-z0-9._+-]*@[a-z0-9.-]*'), '([.+-])', '\\\1', 'g')
      or strpos(value, '\u') > 0
    else strpos(value, '\u') > 0
  end
$function$;

create or replace function private.months_before(moment timestamp with time zone, months integer)
returns timestamp with time zone
language sql
stable
set search_path to ''
as $function$
  select (moment at time zone 'Europe/Warsaw' - make_interval(months => months))
    at time zone 'Europe/Warsaw'
$function$;

create or replace function private.names_address(value jsonb, address text)
returns boolean
language plpgsql
immutable parallel safe strict
set search_path to ''
as $function$
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
$function$;

create or replace function private.names_address(value text, address text)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select value ~* private.address_pattern(address)
$function$;

create or replace function private.naming(holds text, column_name text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
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
$function$;

create or replace function private.person_data(address text)
returns jsonb
language sql
stable
set search_path to ''
as $function$
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
        select jsonb_build_object(
          'kind', 'note', 'id', found -> 'id', 'at', found -> 'created_at')
        from private.rows_naming('public.record_notes', '{text, signature}', address) as found
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
$function$;

create or replace function private.rows_naming(of_table text, wanted text[], address text)
returns setof jsonb
language plpgsql
stable
set search_path to ''
as $function$
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
$function$;

create or replace function private.salt()
returns text
language plpgsql
set search_path to ''
as $function$
begin
  insert into private.subject_salt default values on conflict do nothing;
  return (select salt from private.subject_salt);
end
$function$;

create or replace function private.subject_hash(salt text, address text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select encode(sha256(convert_to(salt || ' ' || lower(address), 'UTF8')), 'hex')
$function$;

create or replace function private.without_address(value jsonb, address text)
returns jsonb
language plpgsql
immutable parallel safe strict
set search_path to ''
as $function$
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
$function$;

create or replace function private.without_address(value text, address text)
returns text
language plpgsql
immutable parallel safe strict
set search_path to ''
as $function$
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
$function$;

create or replace function public.correct_person(address text, new_name text, new_email text)
returns integer
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.correct_person(address text, new_name text, new_email text) to authenticated;

create or replace function public.erase_person(address text)
returns integer
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.erase_person(address text) to authenticated;

create or replace function public.export_messages(search text default null::text, in_handling text default null::text, from_source text default null::text, of_table text default null::text, of_record bigint default null::bigint)
returns jsonb
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.export_messages(search text, in_handling text, from_source text, of_table text, of_record bigint) to authenticated;

create or replace function public.export_person(address text)
returns jsonb
language plpgsql
security definer
set search_path to ''
as $function$
declare
  copy jsonb;
begin
  perform private.require_admin();
  copy := private.person_data(private.clean_address(address));
  perform private.log_privacy(
    'export', private.clean_address(address), jsonb_array_length(copy -> 'messages'));
  return copy;
end
$function$;

grant execute on function public.export_person(address text) to authenticated;

create or replace function public.find_person(address text)
returns jsonb
language plpgsql
stable security definer
set search_path to ''
as $function$
begin
  perform private.require_admin();
  return private.person_data(private.clean_address(address));
end
$function$;

grant execute on function public.find_person(address text) to authenticated;

create or replace function public.forget_old_messages(moment timestamp with time zone default now())
returns integer
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.forget_old_counts((moment at time zone 'Europe/Warsaw')::date);
  return private.forget_old_rows(moment);
end
$function$;

grant execute on function public.forget_old_messages(moment timestamp with time zone) to service_role;

create or replace function public.repeat_erasures(known text)
returns table(erased_at timestamp with time zone, subject_hash text)
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.repeat_erasures(known text) to service_role;

create or replace function public.retention_months()
returns integer
language sql
stable security definer
set search_path to ''
as $function$
  select coalesce((select retention_months from public.contact_settings), 12)
$function$;

grant execute on function public.retention_months() to anon, authenticated, service_role;
