-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_audit_log.sql.

create or replace function private.actor()
returns uuid
language sql
stable
set search_path to ''
as $function$
  select coalesce(auth.uid(), nullif(current_setting('audit.actor', true), '')::uuid)
$function$;

create or replace function private.log_access()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  case tg_op
    when 'INSERT' then
      perform private.log_event(
        'access-given', coalesce(new.invited_by, private.actor()), new.id, null, new.roles);
    when 'DELETE' then
      perform private.log_event('access-taken', private.actor(), old.id);
    else
      perform private.log_event('roles-changed', private.actor(), new.id, null, new.roles);
  end case;
  return null;
end
$function$;

create or replace function private.log_account()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  if exists (select from public.admin_users where admin_users.id = new.id) then
    if new.last_sign_in_at > coalesce(old.last_sign_in_at, '-infinity') then
      perform private.log_event('sign-in', new.id);
    end if;
    if new.encrypted_password is distinct from old.encrypted_password then
      perform private.log_event('password-changed', null, new.id);
    end if;
    if new.email is distinct from old.email then
      perform private.log_event('address-changed', null, new.id, old.email);
    end if;
  end if;
  return null;
exception when others then
  raise warning 'The log lacks an account: %', sqlerrm;
  return null;
end
$function$;

create or replace function private.log_event(of_kind text, actor uuid, subject uuid default null::uuid, subject_address text default null::text, with_roles text[] default null::text[], of_table text default null::text, of_record bigint default null::bigint)
returns void
language plpgsql
security definer
set search_path to ''
as $function$
declare
  address constant text := lower(coalesce(
    subject_address, (select users.email from auth.users where users.id = subject)));
begin
  update public.audit_events as event set times = event.times + 1, last_at = now()
  where event.id = (
    select known.id from public.audit_events as known
    where known.last_at > now() - interval '1 hour' and known.created_at > now() - interval '1 hour'
      and known.kind = of_kind
      and known.actor_id is not distinct from actor
      and known.subject_id is not distinct from subject
      and known.subject_email is not distinct from address
      and known.roles is not distinct from with_roles
      and known.table_name is not distinct from of_table
      and known.record_id is not distinct from of_record
    order by known.last_at desc limit 1
  );
  if not found then
    insert into public.audit_events (
      kind, actor_id, actor_email, subject_id, subject_email, roles, table_name, record_id
    ) values (
      of_kind, actor, (select lower(users.email) from auth.users where users.id = actor),
      subject, address, with_roles, of_table, of_record
    );
  end if;
exception when others then
  raise warning 'The log lacks %: %', of_kind, sqlerrm;
end
$function$;

create or replace function private.log_import()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.log_event(
    case new.kind when 'undo' then 'import-undone' when 'trial' then 'import-tried' else 'import' end,
    new.created_by);
  return null;
end
$function$;

create or replace function private.log_invitation()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.log_event('invited', new.created_by, null, new.email, new.roles);
  return null;
end
$function$;

create or replace function private.log_page()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.log_event('page-changed', auth.uid(), null, null, null, 'page_content', new.id);
  return null;
end
$function$;

create or replace function private.log_publication()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
declare
  kind constant text := case
    when tg_op = 'DELETE' then 'record-deleted'
    when new.published_at is null then 'unpublished'
    when new.hidden_after <= now() then 'hidden'
    when tg_op = 'UPDATE' and new.published_at = old.published_at and new.hidden_after is not null
      then 'hiding-planned'
    when new.published_at > now() then 'planned'
    else 'published'
  end;
begin
  perform private.log_event(
    kind, auth.uid(), null, null, null, tg_table_name,
    case tg_op when 'DELETE' then old.id else new.id end);
  return null;
end
$function$;

create or replace function public.find_audit_events(first_row integer, row_limit integer, of_kinds text[] default null::text[], words jsonb default '[]'::jsonb)
returns table(id bigint, kind text, created_at timestamp with time zone, last_at timestamp with time zone, times integer, actor_id uuid, actor_email text, subject_id uuid, subject_email text, roles text[], table_name text, record_id bigint, title text, total bigint)
language sql
stable
set search_path to ''
as $function$
  with asked as materialized (
    select private.fold(left(one ->> 'word', 100)) as word, one -> 'kinds' as kinds
    from jsonb_array_elements(case when jsonb_typeof(words) = 'array' then words else '[]' end) as one
    where jsonb_typeof(one) = 'object' limit 10
  ),
  every as (
    select event.id, event.kind, event.created_at, event.last_at, event.times, event.actor_id,
      event.actor_email, event.subject_id, event.subject_email, event.roles, event.table_name,
      event.record_id
    from public.audit_events as event
    union all
    select done.id, 'privacy-' || done.kind, done.created_at, done.created_at, 1, done.actor_id,
      done.actor_email, null, null, null, null, null
    from public.privacy_events as done
    where done.created_at > now() - interval '13 months'
  ),
  found as materialized (
    select every.*, coalesce(post.title, study.title) as title
    from every
    left join public.blog_posts as post
      on every.table_name = 'blog_posts' and post.id = every.record_id
    left join public.case_studies as study
      on every.table_name = 'case_studies' and study.id = every.record_id
    where (of_kinds is null or every.kind = any (of_kinds))
      and not exists (
        select from asked
        where (asked.kinds ? every.kind) is not true and strpos(private.fold(concat_ws(
          ' ', every.actor_email, every.subject_email, post.title, study.title)), asked.word) = 0
      )
  )
  select found.*, (select count(*) from found)
  from found order by found.last_at desc, found.id desc
  limit least(row_limit, 200) offset first_row
$function$;

grant execute on function public.find_audit_events(first_row integer, row_limit integer, of_kinds text[], words jsonb) to authenticated;

create or replace function public.note_archive()
returns void
language plpgsql
security definer
set search_path to ''
as $function$
begin
  if current_setting('role') <> 'service_role' then
    perform private.require_admin();
  end if;
  perform private.log_event('archive', auth.uid());
end
$function$;

grant execute on function public.note_archive() to authenticated, service_role;

create or replace function public.note_failed_sign_in(email text)
returns void
language sql
security definer
set search_path to ''
as $function$
  select pg_advisory_xact_lock(hashtext('public.note_failed_sign_in'));
  select private.log_event('sign-in-failed', null, (
    select users.id from auth.users join public.admin_users using (id)
    where users.email = lower(btrim(note_failed_sign_in.email))
  ))
$function$;

grant execute on function public.note_failed_sign_in(email text) to service_role;
