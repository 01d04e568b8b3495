-- What each person of the panel may do. Everybody who had an account before is an administrator, who may do everything.

create function private.are_roles(roles text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_ndims(roles), 0) = 1
    and roles <@ array['administrator', 'editor', 'author', 'enquiries']
    and cardinality(roles) = (select count(distinct role) from unnest(roles) as role)
$$;
revoke all on function private.are_roles from public, anon, authenticated;
grant execute on function private.are_roles to authenticated, service_role;

alter table public.admin_users
  add column roles text[] not null default '{administrator}',
  add constraint admin_users_roles_check check (private.are_roles(roles));

-- What the invited person will be.
alter table public.account_links
  add column roles text[] not null default '{administrator}',
  add constraint account_links_roles_check check (private.are_roles(roles));

-- Rights ----------------------------------------------------------------------------------------

-- Of whoever asks; empty for a stranger. Security definer, since the policies of admin_users call it. A token runs for
-- an hour; its session may end before (a changed password, a removed person). Then the answer is 401, with which the
-- panel asks to sign in, instead of the empty lists that a mere "no" would give.
create function private.roles() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  ) then
    raise sqlstate 'PT401' using message = 'The session has ended';
  end if;
  return coalesce((select admin_users.roles from public.admin_users where id = auth.uid()), '{}');
end
$$;
revoke all on function private.roles from public, anon, authenticated;
grant execute on function private.roles to authenticated, service_role;

create or replace function private.is_admin() returns boolean
language sql stable set search_path = ''
as $$
  select 'administrator' = any (private.roles())
$$;

-- Everybody with access to the panel reads its texts.
create function private.is_member() returns boolean
language sql stable set search_path = ''
as $$
  select cardinality(private.roles()) > 0
$$;

-- All that the pages say: records, pictures, facts, words, redirects.
create function private.may_edit() returns boolean
language sql stable set search_path = ''
as $$
  select private.roles() && array['administrator', 'editor']
$$;

-- An author writes drafts of their own.
create function private.may_write() returns boolean
language sql stable set search_path = ''
as $$
  select private.roles() && array['administrator', 'editor', 'author']
$$;

create function private.may_handle_messages() returns boolean
language sql stable set search_path = ''
as $$
  select private.roles() && array['administrator', 'enquiries']
$$;

create function private.require(allowed boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  if allowed is not true then
    raise insufficient_privilege using message = 'Your role does not allow this';
  end if;
end
$$;

revoke all on function private.is_member from public, anon, authenticated;
revoke all on function private.may_edit from public, anon, authenticated;
revoke all on function private.may_write from public, anon, authenticated;
revoke all on function private.may_handle_messages from public, anon, authenticated;
revoke all on function private.require from public, anon, authenticated;
grant execute on function private.is_member to authenticated, service_role;
grant execute on function private.may_edit to authenticated, service_role;
grant execute on function private.may_write to authenticated, service_role;
grant execute on function private.may_handle_messages to authenticated, service_role;
grant execute on function private.require to authenticated, service_role;

-- Functions that ask for another right than before, and are otherwise as they were.
do $$
declare
  asked record;
begin
  for asked in
    select * from (values
      ('private.searched_records', 'private.is_member()'),
      ('public.note_open_record', 'private.may_write()'),
      ('public.list_authors', 'private.may_write()'),
      ('public.list_tags', 'private.may_write()'),
      ('public.list_picture_uses', 'private.may_write()'),
      ('private.is_picture_used', 'private.may_write()'),
      ('public.draft_text', 'private.may_edit()'),
      ('private.take_texts', 'private.may_edit()'),
      ('public.publish_texts', 'private.may_edit()'),
      ('public.drop_text_drafts', 'private.may_edit()'),
      ('public.handle_message', 'private.may_handle_messages()'),
      ('public.note_message', 'private.may_handle_messages()'),
      ('public.mark_client', 'private.may_handle_messages()'),
      ('public.mail_watch', 'private.may_handle_messages()')
    ) as each (name, allowed)
  loop
    execute replace(replace(
      pg_get_functiondef(asked.name::regproc),
      'private.require_admin()', format('private.require(%s)', asked.allowed)),
      'private.is_admin()', asked.allowed);
  end loop;
end
$$;

-- Whose a record is -----------------------------------------------------------------------------

-- Who made it, also while it is in the bin. A record from before this table is nobody's.
create table private.record_owners (
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  -- No reference: whoever is invited again has another id.
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (table_name, record_id)
);

create index record_owners_user_idx on private.record_owners (user_id, table_name, record_id);

alter table private.record_owners enable row level security;
revoke all on private.record_owners from public, anon, authenticated;
grant all on private.record_owners to service_role;

create function private.keep_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever takes a record out of the bin has not made it.
  if auth.uid() is not null then
    insert into private.record_owners (table_name, record_id, user_id)
    values (tg_table_name, new.id, auth.uid()) on conflict do nothing;
  end if;
  return null;
end
$$;
revoke all on function private.keep_owner from public, anon, authenticated;

create trigger keep_owner after insert on public.blog_posts
for each row execute function private.keep_owner();

create trigger keep_owner after insert on public.case_studies
for each row execute function private.keep_owner();

-- A list, so that a policy asks once and not for each row.
create function private.own_records(of_table text) returns setof bigint
language sql stable security definer set search_path = ''
as $$
  select record_id from private.record_owners
  where table_name = of_table and user_id = auth.uid()
$$;
revoke all on function private.own_records from public, anon, authenticated;
grant execute on function private.own_records to authenticated, service_role;

-- For the panel, which offers an author no button that the policies would refuse.
create function public.list_own_records(of_table text) returns setof bigint
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require(private.may_write());
  return query select private.own_records(of_table);
end
$$;
revoke all on function public.list_own_records from public, anon, authenticated;
grant execute on function public.list_own_records to authenticated;

-- Whether an author may make a record of this id: a new one or one of their own that is in the bin, so that nobody's
-- history is continued, and no id is taken that the next record would have.
create function private.may_add_record(of_table text, of_record bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (
      select from private.record_owners where table_name = of_table and record_id = of_record
    ) then of_record in (select private.own_records(of_table))
    else of_record <= case of_table
        when 'blog_posts' then (select last_value from public.blog_posts_id_seq)
        else (select last_value from public.case_studies_id_seq)
      end
      and not exists (
        select from public.revisions where table_name = of_table and record_id = of_record
      )
  end
$$;
revoke all on function private.may_add_record from public, anon, authenticated;
grant execute on function private.may_add_record to authenticated, service_role;

-- A draft that was public once: another address of it would lead visitors elsewhere than now.
create function private.keep_public_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_edit() and exists (
    select from public.revisions
    where table_name = tg_table_name and record_id = old.id
      and former_record ->> 'slug' = old.slug
      and (former_record ->> 'published_at')::timestamptz <= created_at
  ) then
    raise insufficient_privilege using message = 'The address was public';
  end if;
  return new;
end
$$;
revoke all on function private.keep_public_address from public, anon, authenticated;

create trigger keep_public_address before update on public.blog_posts
for each row when (current_user = 'authenticated' and old.slug <> new.slug)
execute function private.keep_public_address();

create trigger keep_public_address before update on public.case_studies
for each row when (current_user = 'authenticated' and old.slug <> new.slug)
execute function private.keep_public_address();

-- Records ---------------------------------------------------------------------------------------

drop policy "Users read published posts, administrators all" on public.blog_posts;
drop policy "Administrators add posts" on public.blog_posts;
drop policy "Administrators change posts" on public.blog_posts;
drop policy "Administrators delete posts" on public.blog_posts;

create policy "Users read published posts, the team all" on public.blog_posts
for select to authenticated using (
  (published_at <= now() and (hidden_after > now()) is not false) or (select private.is_member())
);

create policy "Editors add posts, authors drafts" on public.blog_posts
for insert to authenticated with check (
  (select private.may_edit()) or (
    (select private.may_write()) and published_at is null and hidden_after is null
    and private.may_add_record('blog_posts', id)
  )
);

create policy "Editors change posts, authors drafts of their own" on public.blog_posts
for update to authenticated
using (
  (select private.may_edit()) or (
    (select private.may_write()) and published_at is null
    and id in (select private.own_records('blog_posts'))
  )
)
with check (
  (select private.may_edit())
  or ((select private.may_write()) and published_at is null and hidden_after is null)
);

create policy "Editors delete posts, authors drafts of their own" on public.blog_posts
for delete to authenticated using (
  (select private.may_edit()) or (
    (select private.may_write()) and published_at is null
    and id in (select private.own_records('blog_posts'))
  )
);

drop policy "Users read published case studies, administrators all" on public.case_studies;
drop policy "Administrators add case studies" on public.case_studies;
drop policy "Administrators change case studies" on public.case_studies;
drop policy "Administrators delete case studies" on public.case_studies;

create policy "Users read published case studies, the team all" on public.case_studies
for select to authenticated using (
  (published_at <= now() and (hidden_after > now()) is not false) or (select private.is_member())
);

create policy "Editors add case studies, authors drafts" on public.case_studies
for insert to authenticated with check (
  (select private.may_edit()) or (
    (select private.may_write()) and published_at is null and hidden_after is null
    and private.may_add_record('case_studies', id)
  )
);

create policy "Editors change case studies, authors drafts of their own" on public.case_studies
for update to authenticated
using (
  (select private.may_edit()) or (
    (select private.may_write()) and published_at is null
    and id in (select private.own_records('case_studies'))
  )
)
with check (
  (select private.may_edit())
  or ((select private.may_write()) and published_at is null and hidden_after is null)
);

create policy "Editors delete case studies, authors drafts of their own" on public.case_studies
for delete to authenticated using (
  (select private.may_edit()) or (
    (select private.may_write()) and published_at is null
    and id in (select private.own_records('case_studies'))
  )
);

drop policy "Administrators read revisions" on public.revisions;
create policy "Editors read revisions, authors those of their own records" on public.revisions
for select to authenticated using (
  (select private.may_edit()) or (
    (select private.may_write())
    and case table_name
      when 'blog_posts' then record_id in (select private.own_records('blog_posts'))
      when 'case_studies' then record_id in (select private.own_records('case_studies'))
      else false
    end
  )
);

drop policy "Administrators share unpublished changes" on public.unpublished_changes;
create policy "Editors share unpublished changes" on public.unpublished_changes
for all to authenticated
using ((select private.may_edit())) with check ((select private.may_edit()));

drop policy "Administrators keep working copies of their own" on public.working_copies;
create policy "Writers keep working copies of their own" on public.working_copies
for all to authenticated
using (user_id = (select auth.uid()) and (select private.may_write()))
with check (user_id = (select auth.uid()) and (select private.may_write()));

drop policy "Administrators see preview links" on public.preview_links;
drop policy "Administrators make preview links" on public.preview_links;
drop policy "Administrators revoke preview links" on public.preview_links;

create policy "Editors see preview links" on public.preview_links
for select to authenticated using ((select private.may_edit()));

create policy "Editors make preview links" on public.preview_links
for insert to authenticated with check ((select private.may_edit()));

create policy "Editors revoke preview links" on public.preview_links
for delete to authenticated using ((select private.may_edit()));

-- What the pages say ----------------------------------------------------------------------------

drop policy "Administrators add page content" on public.page_content;
drop policy "Administrators change page content" on public.page_content;

create policy "Editors add page content" on public.page_content
for insert to authenticated with check ((select private.may_edit()));

create policy "Editors change page content" on public.page_content
for update to authenticated
using ((select private.may_edit())) with check ((select private.may_edit()));

drop policy "Administrators add redirects" on public.redirects;
drop policy "Administrators change redirects" on public.redirects;
drop policy "Administrators remove redirects" on public.redirects;

create policy "Editors add redirects" on public.redirects
for insert to authenticated with check ((select private.may_edit()));

create policy "Editors change redirects" on public.redirects
for update to authenticated
using ((select private.may_edit())) with check ((select private.may_edit()));

create policy "Editors remove redirects" on public.redirects
for delete to authenticated using ((select private.may_edit()));

-- Pictures and films ----------------------------------------------------------------------------

-- Whoever added it; null for one that came by another way or before this column.
alter table public.media_files add column creator uuid;

-- For requests of the API only: the functions that erase a person run as their owner.
create or replace function private.sign_media_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_by := case tg_op when 'INSERT' then auth.jwt() ->> 'email' else old.created_by end;
  new.creator := case tg_op when 'INSERT' then auth.uid() else old.creator end;
  return new;
end
$$;

-- On a page, or in what somebody has planned or waits to put out.
create function private.is_shown_picture(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select path !~ '^[A-Za-z0-9_./-]+$' or exists (
    select from private.texts_with_pictures as used
    where strpos(content, '/' || private.picture_stem(path) || '.') > 0 and (
      place = 'unpublished' or (place = 'record' and (
        table_name = 'page_content'
        or (table_name = 'blog_posts' and exists (
          select from public.blog_posts where id = record_id and published_at is not null))
        or (table_name = 'case_studies' and exists (
          select from public.case_studies where id = record_id and published_at is not null))
      ))
    )
  )
$$;
revoke all on function private.is_shown_picture from public, anon, authenticated;

-- Whether an author may add or change a file of this name: nobody else's, also not a copy of it in another size, and
-- none that a page shows.
create function private.is_own_file(file text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.may_write()
    and not exists (
      select from storage.objects
      where bucket_id in ('media', 'films') and owner_id is distinct from auth.uid()::text
        and private.picture_stem(name) = private.picture_stem(file)
    )
    and not exists (
      select from public.media_files
      where creator is distinct from auth.uid()
        and private.picture_stem(path) = private.picture_stem(file)
    )
    and not private.is_shown_picture(file);
end
$$;
revoke all on function private.is_own_file from public, anon, authenticated;
grant execute on function private.is_own_file to authenticated;

drop policy "Administrators manage the files of media" on storage.objects;

create policy "Writers see the files of media" on storage.objects
for select to authenticated
using (bucket_id in ('media', 'films') and (select private.may_write()));

create policy "Writers add files to media" on storage.objects
for insert to authenticated
with check (
  bucket_id in ('media', 'films') and ((select private.may_edit()) or private.is_own_file(name))
);

create policy "Editors change the files of media, authors their own" on storage.objects
for update to authenticated
using (
  bucket_id in ('media', 'films') and ((select private.may_edit()) or private.is_own_file(name))
)
with check (
  bucket_id in ('media', 'films') and ((select private.may_edit()) or private.is_own_file(name))
);

-- A film and its poster have the same name but for the ending, so that a text that shows the film keeps both.
drop policy "A picture in use is not removed" on storage.objects;
create policy "Editors remove unused files of media, authors their own" on storage.objects
for delete to authenticated
using (
  bucket_id in ('media', 'films') and ((select private.may_edit()) or private.is_own_file(name))
  and not private.is_picture_used(name)
);

drop policy "Administrators see the media bucket" on storage.buckets;
drop policy "Administrators make the media bucket" on storage.buckets;

create policy "Writers see the media bucket" on storage.buckets
for select to authenticated using (id in ('media', 'films') and (select private.may_write()));

create policy "Editors make the media bucket" on storage.buckets
for insert to authenticated with check (
  id = 'media' and (select private.may_edit())
  and file_size_limit <= 10485760
  and allowed_mime_types <@ array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
);

drop policy "Administrators read what is known of pictures" on public.media_files;
drop policy "Administrators add pictures" on public.media_files;
drop policy "Administrators describe pictures" on public.media_files;
drop policy "Administrators forget pictures" on public.media_files;

create policy "Writers read what is known of pictures" on public.media_files
for select to authenticated using ((select private.may_write()));

create policy "Writers add pictures" on public.media_files
for insert to authenticated
with check ((select private.may_edit()) or private.is_own_file(path));

create policy "Editors describe pictures, authors their own" on public.media_files
for update to authenticated
using ((select private.may_edit()) or private.is_own_file(path))
with check ((select private.may_edit()) or private.is_own_file(path));

create policy "Editors forget pictures, authors their own" on public.media_files
for delete to authenticated using ((select private.may_edit()) or private.is_own_file(path));

-- Enquiries, and what editors need of the operation ---------------------------------------------

drop policy "Administrators read messages" on public.contact_messages;
create policy "Those who answer read messages" on public.contact_messages
for select to authenticated using ((select private.may_handle_messages()));

drop policy "Administrators read the history of messages" on public.message_events;
create policy "Those who answer read the history of messages" on public.message_events
for select to authenticated using ((select private.may_handle_messages()));

alter policy "Administrators see missing addresses" on public.missing_addresses
using ((select private.may_edit()));
alter policy "Administrators see missing addresses" on public.missing_addresses
rename to "Editors see missing addresses";

-- Accounts --------------------------------------------------------------------------------------

drop policy "Users read their own administrator row" on public.admin_users;
create policy "Users read their own row" on public.admin_users
for select to authenticated using (id = (select auth.uid()) and (select private.is_member()));

drop policy "Administrators read hints of their own" on public.read_hints;
drop policy "Administrators put hints of their own away" on public.read_hints;

create policy "Members read hints of their own" on public.read_hints
for select to authenticated
using (user_id = (select auth.uid()) and (select private.is_member()));

create policy "Members put hints of their own away" on public.read_hints
for insert to authenticated
with check (user_id = (select auth.uid()) and (select private.is_member()));

drop function public.list_administrators;

-- Everybody with access; the name is that of before, for a function of Supabase that is not deployed anew yet.
create function public.list_administrators()
returns table (
  id uuid, email text, roles text[], created_at timestamptz, last_sign_in_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select admin_users.id, users.email::text, admin_users.roles, admin_users.created_at,
    users.last_sign_in_at
  from public.admin_users join auth.users using (id)
  order by admin_users.created_at, admin_users.id
$$;
revoke all on function public.list_administrators from public, anon, authenticated;
grant execute on function public.list_administrators to service_role;

drop function public.make_account_link;

-- A newer link takes the place of the older one. Null for a password of somebody without access, and for an invitation
-- by somebody who is no administrator any more.
create function public.make_account_link(
  purpose text, email text, token_hash text, seconds integer, made_by uuid default null,
  roles text[] default '{administrator}'
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  expires constant timestamptz := now() + make_interval(secs => seconds);
begin
  delete from public.account_links where expires_at < now();
  if make_account_link.purpose = 'reset' and not exists (
    select from public.admin_users join auth.users using (id)
    where users.email = lower(make_account_link.email)
  ) then
    return null;
  end if;
  if made_by is not null then
    -- Waits for a removal or a change that runs.
    perform from public.admin_users as maker
    where id = made_by and 'administrator' = any (maker.roles) for share;
    if not found then
      return null;
    end if;
  end if;
  insert into public.account_links as link (purpose, email, token_hash, expires_at, created_by, roles)
  values (
    make_account_link.purpose, lower(make_account_link.email), make_account_link.token_hash, expires,
    made_by, make_account_link.roles
  )
  on conflict on constraint account_links_email_key do update
  set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at,
    created_by = excluded.created_by, roles = excluded.roles;
  return expires;
end
$$;
revoke all on function public.make_account_link from public, anon, authenticated;
grant execute on function public.make_account_link to service_role;

-- Whether somebody else is an administrator, too. Callers hold a lock, or two would each count on the other.
create function private.is_last_administrator(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.admin_users where id = person and 'administrator' = any (roles)
  ) and not exists (
    select from public.admin_users where id <> person and 'administrator' = any (roles)
  )
$$;
revoke all on function private.is_last_administrator from public, anon, authenticated;

-- Takes the access of a person. `remover` is null for the operator. The lock makes two administrators who remove each
-- other wait for one another: the second is no administrator any more.
create or replace function public.remove_administrator(person uuid, remover uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.admin_users in share row exclusive mode;
  if remover is not null and not exists (
    select from public.admin_users where id = remover and 'administrator' = any (roles)
  ) then
    return 'refused';
  end if;
  if person = remover then
    return 'oneself';
  end if;
  if not exists (select from public.admin_users where id = person) then
    return 'missing';
  end if;
  if private.is_last_administrator(person) then
    return 'last';
  end if;
  delete from public.account_links
  where email = (select lower(users.email) from auth.users where id = person);
  delete from public.admin_users where id = person;
  return 'removed';
end
$$;

-- `changer` is null for the operator. Under the same lock as a removal.
create function public.set_roles(person uuid, new_roles text[], changer uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.admin_users in share row exclusive mode;
  if changer is not null and not exists (
    select from public.admin_users where id = changer and 'administrator' = any (roles)
  ) then
    return 'refused';
  end if;
  if not exists (select from public.admin_users where id = person) then
    return 'missing';
  end if;
  if private.are_roles(new_roles) is not true then
    return 'invalid';
  end if;
  if not 'administrator' = any (new_roles) and private.is_last_administrator(person) then
    return 'last';
  end if;
  update public.admin_users set roles = new_roles where id = person;
  return 'changed';
end
$$;
revoke all on function public.set_roles from public, anon, authenticated;
grant execute on function public.set_roles to service_role;

-- Links end with the right to make them.
create function private.end_what_roles_gave() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.account_links where purpose = 'invitation'
    and created_by in (select id from changed where not 'administrator' = any (roles));
  delete from public.preview_links
    where creator in (select id from changed where not roles && array['administrator', 'editor']);
  return null;
end
$$;
revoke all on function private.end_what_roles_gave from public, anon, authenticated;

create trigger end_what_roles_gave after update on public.admin_users
referencing new table as changed
for each statement execute function private.end_what_roles_gave();

-- Text columns, for the tools of personal data ---------------------------------------------------

create or replace view private.personal_columns as
select table_name, holds, columns::text[] from (values
  ('public.admin_users', 'none', '{roles}'),
  ('public.read_hints', 'none', '{hint}'),
  ('public.account_links', 'holder', '{email}'),
  ('public.account_links', 'none', '{token_hash, purpose, roles}'),
  ('public.account_attempts', 'none', '{subject}'),
  ('public.blog_posts', 'page', '{title, slug, author, content, content_blocks, image_url, sources, services, tags, seo_title, seo_description, share_image}'),
  ('public.blog_posts', 'derived', '{content_start}'),
  ('public.case_studies', 'page', '{title, slug, client, industry, summary, content, image_url, youtube_url, gallery_images, services, seo_title, seo_description, share_image, film}'),
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
  ('private.record_owners', 'none', '{table_name}'),
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
