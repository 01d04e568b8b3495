-- What goes by itself: messages after their time, and again, after a restore, what a person had erased.

-- Counted on the calendar of the agency, so that a change of the clocks moves nothing.
create function private.months_before(moment timestamptz, months integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select (moment at time zone 'Europe/Warsaw' - make_interval(months => months))
    at time zone 'Europe/Warsaw'
$$;

-- The privacy policy tells everybody.
create function public.retention_months() returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((select retention_months from public.contact_settings), 12)
$$;

-- Runs daily. Returns the number of messages deleted.
create function public.forget_old_messages(moment timestamptz default now()) returns integer
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

  delete from public.notifications where created_at < moment - interval '30 days';

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
  address text;
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
    erased := 0;
    for address in
      with texts (value) as (
        select concat_ws(' ', name, message, note, mail_error, visit, taken_by_email)
        from public.contact_messages
        union all
        select concat_ws(' ', detail, actor_email) from public.message_events
        union all
        select concat_ws(' ', actor_email, regexp_replace(former_record::text, '\\+[nrt]', ' ', 'g'))
        from public.revisions
        union all
        select regexp_replace(words, '\\+[nrt]', ' ', 'g') from private.unseen_texts()
        union all
        select array_to_string(recipients, ' ') from public.contact_settings
        union all
        select error from public.notifications
        union all
        select signature from private.signatures() as signature
      )
      select lower(email) from public.contact_messages
      where private.subject_hash(salt, email) = missing.hash
      union
      select lower(token[1])
      from texts, regexp_matches(value, '[[:alnum:]._%+-]+@[[:alnum:].-]*[[:alnum:]]', 'g') as token
      where private.subject_hash(salt, token[1]) = missing.hash
    loop
      erased := erased + private.erase(address, missing.at);
    end loop;
    insert into public.privacy_events (created_at, kind, subject_hash, messages)
    values (missing.at, 'erase', missing.hash, erased)
    on conflict do nothing;
  end loop;

  return query
    select event.created_at, event.subject_hash from public.privacy_events as event
    where event.kind = 'erase' order by event.id;
end
$$;

revoke all on function private.months_before from public, anon;
revoke all on function public.retention_months from public;
grant execute on function public.retention_months to anon, authenticated, service_role;
revoke all on function public.repeat_erasures, public.forget_old_messages from public, anon, authenticated;
grant execute on function public.repeat_erasures, public.forget_old_messages to service_role;
