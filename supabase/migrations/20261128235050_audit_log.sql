-- „Dziennik”: who signed in, who has access, what was published, imported, taken out. It has ids, kinds and times, and no
-- text of anybody. What is done with personal data stands in privacy_events, and is read from there.

create table public.audit_events (
  id bigint generated always as identity primary key,
  -- The same again within an hour is counted in one row, so that nobody can fill the table.
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times integer not null default 1,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- Whoever did it; null of the server, the operator and a stranger. No references: who left stays known.
  actor_id uuid,
  actor_email text check (length(actor_email) <= 254),
  -- Whose account it is about.
  subject_id uuid,
  subject_email text check (length(subject_email) <= 254),
  roles text[],
  table_name text check (table_name in ('blog_posts', 'case_studies', 'page_content')),
  record_id bigint
);

create index audit_events_last_idx on public.audit_events (last_at desc, id desc);

alter table public.audit_events enable row level security;
revoke all on public.audit_events from public, anon, authenticated;
grant select on public.audit_events to authenticated;
grant all on public.audit_events to service_role;
revoke all on sequence public.audit_events_id_seq from public, anon, authenticated;
grant all on sequence public.audit_events_id_seq to service_role;

create policy "Administrators read what was done" on public.audit_events
for select to authenticated using ((select private.is_admin()));

-- Never fails: what is told here is done, whether it can be told or not.
create function private.log_event(
  of_kind text, actor uuid, subject uuid default null, subject_address text default null,
  with_roles text[] default null, of_table text default null, of_record bigint default null
) returns void
language plpgsql security definer set search_path = ''
as $$
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
$$;
revoke all on function private.log_event from public, anon, authenticated;

-- Sign-ins and accounts ---------------------------------------------------------------------------

-- Supabase Auth and lite both write here when somebody signs in, has another password or another address.
create function private.log_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;
revoke all on function private.log_account from public, anon, authenticated;

create trigger log_account after update of last_sign_in_at, encrypted_password, email on auth.users
for each row execute function private.log_account();

-- Somebody without access counts as an unknown address, which is not kept: it may be a password in the wrong field.
create function public.note_failed_sign_in(email text) returns void
language sql security definer set search_path = ''
as $$
  select private.log_event('sign-in-failed', null, (
    select users.id from auth.users join public.admin_users using (id)
    where users.email = lower(btrim(note_failed_sign_in.email))
  ))
$$;
revoke all on function public.note_failed_sign_in from public, anon, authenticated;
grant execute on function public.note_failed_sign_in to service_role;

-- Who acts with the secret key for somebody says so for the time of a transaction.
create function private.actor() returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(auth.uid(), nullif(current_setting('audit.actor', true), '')::uuid)
$$;
revoke all on function private.actor from public, anon, authenticated;

create function private.log_access() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;
revoke all on function private.log_access from public, anon, authenticated;

create trigger log_access after insert or delete on public.admin_users
for each row execute function private.log_access();
create trigger log_roles after update of roles on public.admin_users
for each row when (old.roles <> new.roles) execute function private.log_access();

-- Not of a link that is put back, because it could not be used.
create function private.log_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event('invited', new.created_by, null, new.email, new.roles);
  return null;
end
$$;
revoke all on function private.log_invitation from public, anon, authenticated;

create trigger log_invitation after insert or update of token_hash on public.account_links
for each row when (new.purpose = 'invitation' and new.created_at = now())
execute function private.log_invitation();

-- As before, and with the name of whoever asked for it.
do $$
declare
  given record;
  former text;
  changed text;
begin
  for given in
    select * from (values
      ('public.remove_administrator', 'remover', '  delete from public.admin_users where id = person;'),
      ('public.set_roles', 'changer', '  update public.admin_users set roles = new_roles where id = person;')
    ) as each (name, actor, place)
  loop
    former := pg_get_functiondef(given.name::regproc);
    changed := replace(former, given.place, format(
      E'  perform set_config(''audit.actor'', coalesce(%s::text, ''''), true);\n%s', given.actor, given.place));
    if changed = former then
      raise exception '% is not as it was', given.name;
    end if;
    execute changed;
  end loop;
end
$$;

-- Publication -------------------------------------------------------------------------------------

-- By people: an import is one row of its own.
create function private.log_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;
revoke all on function private.log_publication from public, anon, authenticated;

create trigger log_new after insert on public.blog_posts
for each row when (new.published_at is not null and auth.uid() is not null)
execute function private.log_publication();
create trigger log_publication after update of published_at, hidden_after on public.blog_posts
for each row when (auth.uid() is not null
  and (old.published_at, old.hidden_after) is distinct from (new.published_at, new.hidden_after))
execute function private.log_publication();
create trigger log_deletion after delete on public.blog_posts
for each row when (old.published_at is not null and auth.uid() is not null)
execute function private.log_publication();

create trigger log_new after insert on public.case_studies
for each row when (new.published_at is not null and auth.uid() is not null)
execute function private.log_publication();
create trigger log_publication after update of published_at, hidden_after on public.case_studies
for each row when (auth.uid() is not null
  and (old.published_at, old.hidden_after) is distinct from (new.published_at, new.hidden_after))
execute function private.log_publication();
create trigger log_deletion after delete on public.case_studies
for each row when (old.published_at is not null and auth.uid() is not null)
execute function private.log_publication();

-- Words, pictures and facts of the pages, when they become public.
create function private.log_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event('page-changed', auth.uid(), null, null, null, 'page_content', new.id);
  return null;
end
$$;
revoke all on function private.log_page from public, anon, authenticated;

create trigger log_new after insert on public.page_content
for each row when (new.value is not null and auth.uid() is not null)
execute function private.log_page();
create trigger log_page after update of value on public.page_content
for each row when (old.value is distinct from new.value and auth.uid() is not null)
execute function private.log_page();

-- Imports and archives ----------------------------------------------------------------------------

-- Whoever began it in the panel; null of the operator. No reference: it is to be known also when that person is gone.
alter table public.import_runs add column created_by uuid;

drop function public.begin_import_run;

-- As before, and with whoever began it.
create function public.begin_import_run(
  kind text, source text, folder uuid default null, options jsonb default '{}', import bigint default null,
  by uuid default null
) returns bigint
language plpgsql set search_path = ''
as $$
declare
  new_id bigint;
begin
  update public.import_runs
  set state = 'failed', problem = '{"code": "interrupted"}', finished_at = heard_at
  where state = 'running' and heard_at < now() - interval '30 seconds';
  delete from public.import_runs as run
  where run.kind = 'trial' and state <> 'running' and created_at < now() - interval '30 days';
  insert into public.import_runs (kind, source, folder, options, import_id, created_by)
  values (begin_import_run.kind, begin_import_run.source, begin_import_run.folder,
    begin_import_run.options, import, by)
  on conflict do nothing
  returning id into new_id;
  return new_id;
end
$$;
revoke all on function public.begin_import_run from public, anon, authenticated;
grant execute on function public.begin_import_run to service_role;

create function private.log_import() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event(
    case new.kind when 'undo' then 'import-undone' else 'import' end, new.created_by);
  return null;
end
$$;
revoke all on function private.log_import from public, anon, authenticated;

create trigger log_import after insert on public.import_runs
for each row when (new.kind <> 'trial') execute function private.log_import();

-- The whole content is about to be taken out: by an administrator, or at a terminal with the secret key.
create function public.note_archive() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('role') <> 'service_role' then
    perform private.require_admin();
  end if;
  perform private.log_event('archive', auth.uid());
end
$$;
revoke all on function public.note_archive from public, anon, authenticated;
grant execute on function public.note_archive to authenticated, service_role;

-- „Dziennik” --------------------------------------------------------------------------------------

-- A part of it, the last first; `total` counts all that were found. Each word is in an address, in a title, or in the name
-- of a kind, which the panel knows: `words` is like [{"word": "hasło", "kinds": ["password-changed"]}].
create function public.find_audit_events(
  first_row integer, row_limit integer, of_kinds text[] default null, words jsonb default '[]'
) returns table (
  id bigint, kind text, created_at timestamptz, last_at timestamptz, times integer, actor_id uuid,
  actor_email text, subject_id uuid, subject_email text, roles text[], table_name text, record_id bigint,
  title text, total bigint
)
language sql stable set search_path = ''
as $$
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
$$;
revoke all on function public.find_audit_events from public, anon, authenticated;
grant execute on function public.find_audit_events to authenticated;

-- Thirteen months -----------------------------------------------------------------------------------

do $$
declare
  former constant text := pg_get_functiondef('private.forget_old_rows'::regproc);
  place constant text := '  delete from public.open_records where seen_at';
begin
  if strpos(former, place) = 0 then
    raise exception 'private.forget_old_rows is not as it was';
  end if;
  execute replace(former, place,
    E'  delete from public.audit_events where last_at < private.months_before(moment, 13);\n\n' || place);
end
$$;

-- Text columns, for the tools of personal data: those that are named by now, and these.
do $$
begin
  execute 'create or replace view private.personal_columns as '
    || rtrim(pg_get_viewdef('private.personal_columns'::regclass), ';')
    || $list$
  union all select table_name, holds, columns::text[] from (values
    ('public.audit_events', 'signature', '{actor_email, subject_email}'),
    ('public.audit_events', 'none', '{kind, roles, table_name}')
  ) as list (table_name, holds, columns)$list$;
end
$$;
