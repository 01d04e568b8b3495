-- How records are edited: their history, the changes and texts that wait, who else is at work, and links that show
-- a draft to others. One table of each serves all kinds of records, and record_id has no foreign key: a deleted record
-- is restored from its last revision under its old id, and then has its history and its former addresses again.

-- Revisions -------------------------------------------------------------------------------------

create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null check (table_name in ('blog_posts', 'case_studies', 'page_content')),
  record_id bigint not null,
  -- The change that ended this state of the record.
  operation text not null check (operation in ('update', 'delete')),
  -- The whole record before that change.
  former_record jsonb not null,
  actor_id uuid,
  actor_email text,
  created_at timestamptz not null default now()
);

create index revisions_record_idx on public.revisions (table_name, record_id, id desc);
create index revisions_deleted_idx on public.revisions (created_at desc) where operation = 'delete';

alter table public.revisions enable row level security;
revoke all on public.revisions from public, anon, authenticated;
grant select on public.revisions to authenticated;
grant all on public.revisions to service_role;
revoke all on sequence public.revisions_id_seq from public, anon, authenticated;
grant all on sequence public.revisions_id_seq to service_role;

create policy "Administrators read revisions" on public.revisions
for select to authenticated using ((select private.is_admin()));

-- Security definer, since not even administrators may write revisions by hand.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A save that changes nothing would push a true revision out of the fifty that are kept.
  if tg_op = 'UPDATE'
    and to_jsonb(old) - array['version', 'updated_at'] = to_jsonb(new) - array['version', 'updated_at']
  then
    return null;
  end if;

  insert into public.revisions (table_name, record_id, operation, former_record, actor_id, actor_email)
  values (tg_table_name, old.id, lower(tg_op), to_jsonb(old), auth.uid(), auth.jwt() ->> 'email');

  delete from public.revisions
  where table_name = tg_table_name and record_id = old.id and id <= (
    select id from public.revisions
    where table_name = tg_table_name and record_id = old.id
    order by id desc offset 50 limit 1
  );
  return null;
end
$$;
revoke all on function private.keep_revision from public, anon, authenticated;

create trigger keep_revision after update or delete on public.blog_posts
for each row execute function private.keep_revision();

create trigger keep_revision after update or delete on public.case_studies
for each row execute function private.keep_revision();

create trigger keep_revision after update or delete on public.page_content
for each row execute function private.keep_revision();

-- Former addresses ------------------------------------------------------------------------------

-- A former slug leads to a record, not to another slug, so redirects never form a chain.
create table public.slug_redirects (
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  slug text not null check (private.is_slug(slug)),
  record_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (table_name, slug)
);

create index slug_redirects_record_idx on public.slug_redirects (table_name, record_id);

alter table public.slug_redirects enable row level security;
revoke all on public.slug_redirects from public, anon, authenticated;
grant select on public.slug_redirects to anon, authenticated;
grant all on public.slug_redirects to service_role;

-- The policies of the inner tables decide which records the reader may see.
create policy "Former addresses are as visible as their records" on public.slug_redirects
for select to anon, authenticated using (
  case table_name
    when 'blog_posts' then exists (select from public.blog_posts where id = record_id)
    else exists (select from public.case_studies where id = record_id)
  end
);

create function private.keep_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An address that was never public needs no redirect; one that was may be a draft's by now.
  if old.slug <> new.slug and (old.published_at <= now() or exists (
    select from public.revisions
    where table_name = tg_table_name and record_id = old.id
      and former_record ->> 'slug' = old.slug
      and (former_record ->> 'published_at')::timestamptz <= created_at
  )) then
    insert into public.slug_redirects (table_name, slug, record_id)
    values (tg_table_name, old.slug, old.id)
    on conflict (table_name, slug) do update
    set record_id = excluded.record_id, created_at = excluded.created_at;
  end if;
  return null;
end
$$;
revoke all on function private.keep_redirect from public, anon, authenticated;

create trigger keep_redirect after update of slug on public.blog_posts
for each row execute function private.keep_redirect();

create trigger keep_redirect after update of slug on public.case_studies
for each row execute function private.keep_redirect();

-- Changes that wait -----------------------------------------------------------------------------

-- Changes of a public record that visitors do not see yet: one for each record, shared by all
-- administrators. They become the record's with the next save that publishes.
create table public.unpublished_changes (
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  -- Counted up, so that the second of two administrators sees what the first saved.
  version integer not null default 1,
  -- The version of the record from which they were made.
  base_version integer not null,
  -- The columns that differ, and what they held in that version.
  changes jsonb not null check (length(changes::text) <= 3000000),
  base jsonb not null check (length(base::text) <= 3000000),
  saved_by text default (auth.jwt() ->> 'email'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (table_name, record_id)
);

alter table public.unpublished_changes enable row level security;
revoke all on public.unpublished_changes from public, anon, authenticated;
grant select, insert, update, delete on public.unpublished_changes to authenticated;
grant all on public.unpublished_changes to service_role;

create policy "Administrators share unpublished changes" on public.unpublished_changes
for all to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.sign_unpublished_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := case tg_op when 'INSERT' then 1 else old.version + 1 end;
  new.updated_at := now();
  new.saved_by := auth.jwt() ->> 'email';
  return new;
end
$$;
revoke all on function private.sign_unpublished_changes from public, anon, authenticated;

create trigger sign_unpublished_changes
before update of changes on public.unpublished_changes
for each row execute function private.sign_unpublished_changes();

-- For requests of the API only: the functions that erase a person run as their owner. The other trigger looks only at
-- updates of `changes`.
create trigger sign_request before insert or update on public.unpublished_changes
for each row when (current_user = 'authenticated')
execute function private.sign_unpublished_changes();

create trigger keep_identity before update on public.unpublished_changes
for each row when (old.table_name <> new.table_name or old.record_id <> new.record_id)
execute function private.refuse_new_identity();

create trigger drop_controls before insert or update on public.unpublished_changes
for each row execute function private.drop_controls();

-- Texts that are not saved ----------------------------------------------------------------------

-- What is typed in the panel and not saved yet, so that its author can go on at another computer.
-- Nobody else sees it.
create table public.working_copies (
  -- Of one opened form: two forms of one person never overwrite each other's text.
  id uuid primary key,
  user_id uuid not null default auth.uid() references public.admin_users (id) on delete cascade,
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  -- Null while the record does not exist.
  record_id bigint,
  -- The version of the record that was edited, and that of its unpublished changes.
  version integer,
  changes_version integer,
  -- The fields as the form holds them; the panel checks them when it reads them.
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 3000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index working_copies_record_idx on public.working_copies (user_id, table_name, record_id);

alter table public.working_copies enable row level security;
revoke all on public.working_copies from public, anon, authenticated;
grant select, insert, update, delete on public.working_copies to authenticated;
grant all on public.working_copies to service_role;

create policy "Administrators keep working copies of their own" on public.working_copies
for all to authenticated
using (user_id = (select auth.uid()) and (select private.is_admin()))
with check (user_id = (select auth.uid()) and (select private.is_admin()));

create function private.date_working_copy() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.date_working_copy from public, anon, authenticated;

create trigger date_working_copy before update on public.working_copies
for each row execute function private.date_working_copy();

create trigger keep_identity before update on public.working_copies
for each row when (old.id <> new.id or old.user_id <> new.user_id)
execute function private.refuse_new_identity();

-- Who else is at work ---------------------------------------------------------------------------

-- Who has which record open in the panel. Nobody is kept from anything: two who see each other can talk.
create table public.open_records (
  user_id uuid not null,
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  email text not null,
  created_at timestamptz not null default now(),
  -- The panel says every 20 seconds that the record is still open.
  seen_at timestamptz not null default now(),
  primary key (table_name, record_id, user_id)
);

alter table public.open_records enable row level security;
revoke all on public.open_records from public, anon, authenticated;
grant all on public.open_records to service_role;

-- Says that the caller has a record open, or has closed it. Returns the e-mail addresses of the others who have.
create function public.note_open_record(of_table text, of_record bigint, is_open boolean)
returns text[]
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.open_records where seen_at < now() - interval '90 seconds';
  if is_open then
    insert into public.open_records as known (user_id, table_name, record_id, email)
    values (auth.uid(), of_table, of_record, coalesce(auth.jwt() ->> 'email', ''))
    on conflict (table_name, record_id, user_id) do update
    set seen_at = now(), email = excluded.email;
  else
    delete from public.open_records
    where user_id = auth.uid() and table_name = of_table and record_id = of_record;
  end if;
  return array(
    select email from public.open_records
    where table_name = of_table and record_id = of_record and user_id <> auth.uid()
    order by created_at, email
  );
end
$$;
revoke all on function public.note_open_record from public, anon, authenticated;
grant execute on function public.note_open_record to authenticated;

-- Previews --------------------------------------------------------------------------------------

-- Links that show one record to people without an account before it is published. The address
-- holds a random token; only its hash is stored, so that no dump opens a preview.
create table public.preview_links (
  id bigint generated always as identity primary key,
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  -- SHA-256 of the token, in hexadecimal digits.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by text default (auth.jwt() ->> 'email'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  -- Whoever made the link, which ends with the rights of its maker. Null where the secret key made it, or its maker
  -- was erased before this column came.
  creator uuid default auth.uid() references public.admin_users (id) on delete cascade
);

create index preview_links_record_idx on public.preview_links (table_name, record_id);

alter table public.preview_links enable row level security;
revoke all on public.preview_links from public, anon, authenticated;
grant select, delete on public.preview_links to authenticated;
grant all on public.preview_links to service_role;
revoke all on sequence public.preview_links_id_seq from public, anon, authenticated;
grant all on sequence public.preview_links_id_seq to service_role;

create policy "Administrators see preview links" on public.preview_links
for select to authenticated using ((select private.is_admin()));

create policy "Administrators make preview links" on public.preview_links
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators revoke preview links" on public.preview_links
for delete to authenticated using ((select private.is_admin()));

-- The rest of a link is the database's to write.
grant insert (table_name, record_id, token_hash) on public.preview_links to authenticated;

create function private.forget_old_preview_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.preview_links where expires_at < now();
  return null;
end
$$;
revoke all on function private.forget_old_preview_links from public, anon, authenticated;

create trigger forget_old_preview_links after insert on public.preview_links
for each statement execute function private.forget_old_preview_links();

-- {table_name, expires_at, is_changed, record} of a link that is valid, else null. The record is the one
-- that the next publication would show. Security definer, since visitors may not read drafts: the
-- token is the permission.
create function public.preview_record(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'table_name', link.table_name,
    'expires_at', link.expires_at,
    'is_changed', working.changes is not null,
    'record', coalesce(to_jsonb(post), to_jsonb(study))
      || coalesce(working.changes - array['published_at', 'hidden_after'], '{}')
  )
  from public.preview_links link
  left join public.blog_posts post
    on link.table_name = 'blog_posts' and post.id = link.record_id
  left join public.case_studies study
    on link.table_name = 'case_studies' and study.id = link.record_id
  left join public.unpublished_changes working
    on working.table_name = link.table_name and working.record_id = link.record_id
  where link.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and link.expires_at > now()
    and (post.id is not null or study.id is not null)
$$;
revoke all on function public.preview_record from public, anon, authenticated;
grant execute on function public.preview_record to anon, authenticated, service_role;
