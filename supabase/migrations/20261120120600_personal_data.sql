-- What a person may ask of the agency: a copy and a correction. Erasure is in the next file.

-- The log ---------------------------------------------------------------------------------------

-- The log of work on personal data, without the data. An erasure is found again by its hash.
create table public.privacy_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- `expire`: by the retention, not by a person.
  kind text not null check (kind in ('export', 'correct', 'erase', 'expire')),
  subject_hash text,
  messages integer not null default 0,
  actor_id uuid,
  actor_email text
);

create unique index privacy_events_erase_idx on public.privacy_events (subject_hash, created_at)
where kind = 'erase';

alter table public.privacy_events enable row level security;

create policy "Administrators read the log" on public.privacy_events
for select to authenticated using ((select private.is_admin()));

-- Made at the first use, so that a copy of all rows can be put into a new database.
create table private.subject_salt (
  id boolean primary key default true check (id),
  salt text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);

create function private.salt() returns text
language plpgsql set search_path = ''
as $$
begin
  insert into private.subject_salt default values on conflict do nothing;
  return (select salt from private.subject_salt);
end
$$;

create function private.subject_hash(salt text, address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select encode(sha256(convert_to(salt || ' ' || lower(address), 'UTF8')), 'hex')
$$;

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
    moment, done, private.subject_hash(private.salt(), address), count,
    auth.uid(), auth.jwt() ->> 'email'
  )
$$;

-- Finding an address in text --------------------------------------------------------------------

-- The address as people type it; null when it is none.
create function private.clean_address(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(btrim(value)) where btrim(value) ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'
$$;

-- Matches the address where it stands alone, also behind the line break of a text inside JSON.
create function private.address_pattern(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '(?:(?<![[:alnum:]._%+-])|(?<=\\[nrt]))'
    || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g')
    || '(?![[:alnum:]-]|\.[[:alnum:]])'
$$;

create function private.names_address(value text, address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select strpos(lower(value), address) > 0 and value ~* private.address_pattern(address)
$$;

-- As a text inside JSON.
create function private.in_json(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select substr(to_jsonb(value)::text, 2, length(to_jsonb(value)::text) - 2)
$$;

-- For a person, by administrators ---------------------------------------------------------------

-- The addresses of people who worked in the panel or were invited to it.
create function private.signatures() returns setof text
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select actor_email from public.privacy_events
    union select created_by from public.preview_links
    union select saved_by from public.unpublished_changes
    union select created_by from public.media_files
    union select email from public.open_records
    union select email from public.account_links;
  -- Supabase Auth keeps it, and need not let us see it.
  if has_table_privilege(to_regclass('auth.audit_log_entries'), 'select') then
    return query execute $audit$
      select distinct token[1] from auth.audit_log_entries,
        regexp_matches(payload::text, '[[:alnum:]._%+-]+@[[:alnum:].-]*[[:alnum:]]', 'g') as token
    $audit$;
  end if;
end
$$;

-- Texts that are on no page yet, as JSON.
create function private.unseen_texts() returns table (changed_at timestamptz, words text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select updated_at, form::text from public.working_copies
    union all
    select updated_at, concat_ws(' ', changes, base) from public.unpublished_changes;
end
$$;

-- What stands on pages beside posts and case studies, as JSON.
create function private.fact_texts() returns setof text
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select value::text from public.page_content
    union all
    select jsonb_build_array(description, caption, author)::text from public.media_files;
end
$$;

-- All messages of the address with every column and their history, and where else it stands.
-- Messages and posts of other people are named, not quoted.
create function private.person_data(address text) returns jsonb
language sql stable set search_path = ''
as $$
  with
    own as (select * from public.contact_messages where lower(email) = address),
    escaped as (select private.in_json(address) as address)
  select jsonb_build_object(
    'address', address,
    'messages', coalesce((
      select jsonb_agg(to_jsonb(own) - 'searched' || jsonb_build_object('events', coalesce((
        select jsonb_agg(to_jsonb(event) order by event.id)
        from public.message_events as event where event.message_id = own.id
      ), '[]')) order by id desc)
      from own
    ), '[]'),
    'mentions', coalesce((
      select jsonb_agg(mention order by mention ->> 'kind', (mention ->> 'id')::bigint)
      from (
        select jsonb_build_object('kind', 'message', 'id', id, 'at', created_at)
        from public.contact_messages as message
        where lower(email) <> address and (
          lower(taken_by_email) = address
          or private.names_address(concat_ws(' ', name, message, note, mail_error, visit), address)
          or exists (
            select from public.message_events
            where message_id = message.id
              and (lower(actor_email) = address or private.names_address(detail, address))
          )
        )
        union all
        select jsonb_build_object('kind', 'post', 'id', id, 'title', title)
        from public.blog_posts as record, escaped
        where private.names_address(to_jsonb(record)::text, escaped.address)
        union all
        select jsonb_build_object('kind', 'case-study', 'id', id, 'title', title)
        from public.case_studies as record, escaped
        where private.names_address(to_jsonb(record)::text, escaped.address)
        union all
        select jsonb_build_object(
          'kind', 'revision', 'id', id, 'at', created_at, 'title', former_record ->> 'title')
        from public.revisions, escaped
        where private.names_address(former_record::text, escaped.address)
          or lower(actor_email) = person_data.address
        union all
        select jsonb_build_object('kind', 'facts', 'id', 1)
        from escaped where exists (
          select from private.fact_texts() as words
          where private.names_address(words, escaped.address)
        )
        union all
        select jsonb_build_object(
          'kind', 'unseen', 'id', row_number() over (order by changed_at), 'at', changed_at)
        from private.unseen_texts(), escaped
        where private.names_address(words, escaped.address)
        union all
        select jsonb_build_object('kind', 'recipient', 'id', 1)
        from public.contact_settings, unnest(recipients) as recipient
        where lower(recipient) = address
        union all
        select jsonb_build_object('kind', 'panel', 'id', 1)
        where address in (select lower(signature) from private.signatures() as signature)
        union all
        select jsonb_build_object('kind', 'account', 'id', 1)
        from auth.users where lower(email) = address
      ) as named (mention)
    ), '[]')
  )
$$;

create function public.find_person(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.person_data(private.clean_address(address));
end
$$;

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

-- An empty text leaves what is there. Returns the number of messages.
create function public.correct_person(address text, new_name text, new_email text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  corrected integer;
begin
  perform private.require_admin();
  update public.contact_messages set
    name = coalesce(nullif(btrim(new_name), ''), name),
    email = coalesce(nullif(btrim(new_email), ''), email),
    version = version + 1
  where lower(email) = private.clean_address(address);
  get diagnostics corrected = row_count;
  perform private.log_privacy('correct', private.clean_address(address), corrected);
  return corrected;
end
$$;

-- Permissions -----------------------------------------------------------------------------------

revoke all on public.privacy_events from public, anon, authenticated;
revoke all on private.subject_salt from public, anon, authenticated;
revoke all on sequence public.privacy_events_id_seq from public, anon, authenticated;

grant select on public.privacy_events to authenticated;
grant all on public.privacy_events to service_role;
grant all on sequence public.privacy_events_id_seq to service_role;

revoke all on all functions in schema private from public, anon;

revoke all on function
  public.find_person, public.export_person, public.correct_person
from public, anon, authenticated;
grant execute on function
  public.find_person, public.export_person, public.correct_person
to authenticated;
