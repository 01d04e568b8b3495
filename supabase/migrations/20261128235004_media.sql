-- Uploaded pictures and films: their buckets, what is known of each picture, and where each is used.

-- Buckets ---------------------------------------------------------------------------------------

-- The buckets are public: their files are read by address, without a policy. SVG is left out, since it can carry
-- scripts. A film has its poster beside it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'media', 'media', true, 10485760,
    array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
  ),
  ('films', 'films', true, 62914560, array['video/mp4', 'video/webm', 'image/webp'])
on conflict do nothing;

create policy "Administrators manage the files of media" on storage.objects
for all to authenticated
using (bucket_id in ('media', 'films') and (select private.is_admin()))
with check (bucket_id in ('media', 'films') and (select private.is_admin()));

-- The panel looks for the bucket before an upload and makes it when it is missing.
create policy "Administrators see the media bucket" on storage.buckets
for select to authenticated using (id in ('media', 'films') and (select private.is_admin()));

-- Without these limits the storage takes SVG and HTML.
create policy "Administrators make the media bucket" on storage.buckets
for insert to authenticated with check (
  id = 'media' and (select private.is_admin())
  and file_size_limit <= 10485760
  and allowed_mime_types <@ array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
);

-- What is known of pictures ---------------------------------------------------------------------

-- Two texts that differ in case, spaces and the signs of file names alone. The panel compares in the same way.
create function private.bare_name(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(lower(value), ' -_.,()[]', '')
$$;
revoke all on function private.bare_name from public, anon, authenticated;
grant execute on function private.bare_name to authenticated, service_role;

-- What they show, how large they are, which part must be seen.
-- The files themselves are in the bucket `media`; one that came by the API may have no row here.
create table public.media_files (
  -- The name in the bucket. Other characters would be written differently in addresses.
  path text primary key
    check (path ~ '^[A-Za-z0-9_./-]+$' and path !~ '^sizes/' and length(path) <= 300),
  -- For people who do not see the picture, and for search engines.
  description text not null default '' check (description = '' or private.is_line(description, 500)),
  -- A picture that says nothing: it has no description on purpose.
  decorative boolean not null default false,
  caption text not null default '' check (caption = '' or private.is_line(caption, 500)),
  author text not null default '' check (author = '' or private.is_line(author, 200)),
  width integer check (width > 0),
  height integer check (height > 0),
  bytes integer check (bytes > 0),
  -- SHA-256 of the file as it was chosen, by which it is recognised.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  -- The point that no crop may lose, in per cent from the left and from the top.
  focus_x integer not null default 50 check (focus_x between 0 and 100),
  focus_y integer not null default 50 check (focus_y between 0 and 100),
  -- The widths of the smaller copies, which are WebP and lie under sizes/.
  sizes integer[] not null default '{}' check (sizes <@ array[480, 960, 1600]),
  -- How often the file was replaced; part of its address on pages, since browsers keep files for a year.
  revision integer not null default 0,
  created_by text default (auth.jwt() ->> 'email'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The name of the file that was uploaded: searched in the library, and no description.
  file_name text not null default '' check (file_name = '' or private.is_line(file_name, 200)),
  undescribed boolean not null generated always as (
    not decorative and (
      description = ''
      or private.bare_name(description) = private.bare_name(file_name)
      or private.bare_name(description)
        = private.bare_name(regexp_replace(file_name, '\.[A-Za-z0-9]+$', ''))
    )
  ) stored
);

create index media_files_hash_idx on public.media_files (hash);

alter table public.media_files enable row level security;
revoke all on public.media_files from public, anon, authenticated;
grant select, insert, update, delete on public.media_files to authenticated;
grant all on public.media_files to service_role;

create policy "Administrators read what is known of pictures" on public.media_files
for select to authenticated using ((select private.is_admin()));

create policy "Administrators add pictures" on public.media_files
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators describe pictures" on public.media_files
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "Administrators forget pictures" on public.media_files
for delete to authenticated using ((select private.is_admin()));

create function private.prepare_media_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  new.revision = old.revision + (new.hash is distinct from old.hash)::integer;
  return new;
end
$$;
revoke all on function private.prepare_media_file from public, anon, authenticated;

create trigger prepare_media_file before update on public.media_files
for each row execute function private.prepare_media_file();

create trigger keep_identity before update on public.media_files
for each row when (old.path <> new.path) execute function private.refuse_new_identity();

-- For requests of the API only: the functions that erase a person run as their owner.
create function private.sign_media_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_by := case tg_op when 'INSERT' then auth.jwt() ->> 'email' else old.created_by end;
  return new;
end
$$;
revoke all on function private.sign_media_file from public, anon, authenticated;

create trigger sign_media_file before insert or update on public.media_files
for each row when (current_user = 'authenticated') execute function private.sign_media_file();

-- Use -------------------------------------------------------------------------------------------

-- A picture and its smaller copies have the same name but for the folder and the ending.
create function private.picture_stem(path text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(path, '^sizes/[0-9]+/|\.[^./]*$', '', 'g')
$$;
revoke all on function private.picture_stem from public, anon, authenticated;

-- All texts in which uploaded pictures may stand, each with the record that it belongs to.
create view private.texts_with_pictures as
select 'record' as place, 'blog_posts' as table_name, id as record_id, title, to_jsonb(post)::text as content
from public.blog_posts as post
union all
select 'record', 'case_studies', id, title, to_jsonb(study)::text
from public.case_studies as study
union all
select
  case when exists (select from public.blog_posts where id = record_id and table_name = 'blog_posts')
    or exists (select from public.case_studies where id = record_id and table_name = 'case_studies')
    or table_name = 'page_content'
  then 'history' else 'trash' end,
  table_name, record_id, coalesce(former_record ->> 'title', former_record ->> 'key'), former_record::text
from public.revisions
union all
select 'record', 'page_content', id, key, value::text
from public.page_content where value is not null
union all
select 'working-copy', table_name, record_id, form ->> 'title', form::text
from public.working_copies
union all
select 'unpublished', table_name, record_id, coalesce(
  changes ->> 'title',
  (select title from public.blog_posts where table_name = 'blog_posts' and id = record_id),
  (select title from public.case_studies where table_name = 'case_studies' and id = record_id)
), changes::text
from public.unpublished_changes;
revoke all on private.texts_with_pictures from public, anon, authenticated;

create function private.finds_picture(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select path !~ '^[A-Za-z0-9_./-]+$' or exists (
    select from private.texts_with_pictures
    where strpos(content, '/' || private.picture_stem(path) || '.') > 0
  )
$$;
revoke all on function private.finds_picture from public, anon, authenticated;
grant execute on function private.finds_picture to service_role;

-- Security definer, since the rule holds for all texts, also for those of other people.
create function private.is_picture_used(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return true;
  end if;
  return private.finds_picture(path);
end
$$;
revoke all on function private.is_picture_used from public, anon, authenticated;
grant execute on function private.is_picture_used to authenticated;

-- A film and its poster have the same name but for the ending, so that a text that shows the film keeps both.
create policy "A picture in use is not removed" on storage.objects
as restrictive for delete to authenticated
using (
  bucket_id in ('media', 'films') and (select private.is_admin()) and not private.is_picture_used(name)
);

create function private.keep_used_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.finds_picture(old.path) then
    raise foreign_key_violation using message = 'The picture is in use';
  end if;
  return old;
end
$$;
revoke all on function private.keep_used_picture from public, anon, authenticated;

create trigger keep_used_picture before delete on public.media_files
for each row execute function private.keep_used_picture();

-- A trigger, since a policy for updates does not see the old name beside the new one.
create function private.keep_used_picture_in_place() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.finds_picture(old.name) then
    raise insufficient_privilege using message = 'The picture is in use';
  end if;
  return new;
end
$$;
revoke all on function private.keep_used_picture_in_place from public, anon, authenticated;

create trigger keep_used_picture_in_place before update on storage.objects
for each row when (
  old.bucket_id = 'media' and (new.name is distinct from old.name or new.bucket_id <> 'media')
)
execute function private.keep_used_picture_in_place();

create trigger keep_used_film_in_place before update on storage.objects
for each row when (
  old.bucket_id = 'films' and (new.name is distinct from old.name or new.bucket_id <> 'films')
)
execute function private.keep_used_picture_in_place();

-- Where uploaded pictures are used: {stem, place, table_name, record_id, title} for each.
create function public.list_picture_uses() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(distinct jsonb_build_object(
      'stem', private.picture_stem(rtrim(matched[1], './')),
      'place', place, 'table_name', table_name, 'record_id', record_id, 'title', title
    )), '[]')
    from private.texts_with_pictures,
      lateral regexp_matches(content, '/storage/v1/object/public/media/([A-Za-z0-9_./-]+)', 'g') as matched
    where content like '%/storage/v1/object/public/media/%'
  );
end
$$;
revoke all on function public.list_picture_uses from public, anon, authenticated;
grant execute on function public.list_picture_uses to authenticated, service_role;

-- All pictures of the bucket, newest first, with what is known of each. Policies decide who sees any.
create function public.list_pictures() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('path', file.name, 'uploaded_at', file.created_at)
      || coalesce(to_jsonb(known), '{}')
    order by file.created_at desc, file.name
  ), '[]')
  from storage.objects as file
  left join public.media_files as known on known.path = file.name
  where file.bucket_id = 'media' and file.name ~ '^[A-Za-z0-9_./-]+$'
    and file.name !~ '^sizes/|(^|/)\.'
$$;
revoke all on function public.list_pictures from public, anon, authenticated;
grant execute on function public.list_pictures to authenticated, service_role;

-- What public pages need of pictures. Security definer, since visitors may not list them: whoever
-- knows the address of a file may know what it shows.
create function public.picture_facts(paths text[])
returns table (
  path text, description text, decorative boolean, width integer, height integer,
  focus_x integer, focus_y integer, sizes integer[], revision integer
)
language sql stable security definer set search_path = ''
as $$
  select path, description, decorative, width, height, focus_x, focus_y, sizes, revision
  from public.media_files where media_files.path = any (paths)
$$;
revoke all on function public.picture_facts from public, anon, authenticated;
grant execute on function public.picture_facts to anon, authenticated, service_role;
