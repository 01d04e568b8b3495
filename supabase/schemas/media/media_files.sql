-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_media.sql.

create table public.media_files (
  path text not null,
  description text not null default ''::text,
  decorative boolean not null default false,
  caption text not null default ''::text,
  author text not null default ''::text,
  width integer,
  height integer,
  bytes integer,
  hash text,
  focus_x integer not null default 50,
  focus_y integer not null default 50,
  sizes integer[] not null default '{}'::integer[],
  revision integer not null default 0,
  created_by text default (auth.jwt() ->> 'email'::text),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_name text not null default ''::text,
  undescribed boolean not null generated always as (not decorative and (description = ''::text or private.bare_name(description) = private.bare_name(file_name) or private.bare_name(description) = private.bare_name(regexp_replace(file_name, '\.[A-Za-z0-9]+$'::text, ''::text)))) stored,
  creator uuid,
  avif_sizes integer[] not null default '{}'::integer[],
  constraint media_files_pkey primary key (path),
  constraint media_files_author_check check (author = ''::text or private.is_line(author, 200)),
  constraint media_files_avif_sizes_check check (avif_sizes <@ array[480, 960, 1600, 1920]),
  constraint media_files_bytes_check check (bytes > 0),
  constraint media_files_caption_check check (caption = ''::text or private.is_line(caption, 500)),
  constraint media_files_description_check check (description = ''::text or private.is_line(description, 500)),
  constraint media_files_file_name_check check (file_name = ''::text or private.is_line(file_name, 200)),
  constraint media_files_focus_x_check check (focus_x >= 0 and focus_x <= 100),
  constraint media_files_focus_y_check check (focus_y >= 0 and focus_y <= 100),
  constraint media_files_hash_check check (hash ~ '^[0-9a-f]{64}$'::text),
  constraint media_files_height_check check (height > 0),
  constraint media_files_path_check check (path ~ '^[A-Za-z0-9_./-]+$'::text and path !~ '^sizes/'::text and length(path) <= 300),
  constraint media_files_sizes_check check (sizes <@ array[480, 960, 1600]),
  constraint media_files_width_check check (width > 0)
);

create index media_files_hash_idx on public.media_files using btree (hash);

alter table public.media_files enable row level security;

create trigger keep_identity before update on public.media_files
for each row when ((old.path <> new.path)) execute function private.refuse_new_identity();

create trigger keep_used_picture before delete on public.media_files
for each row execute function private.keep_used_picture();

create trigger prepare_media_file before update on public.media_files
for each row execute function private.prepare_media_file();

create trigger sign_media_file before insert or update on public.media_files
for each row when ((current_user = 'authenticated'::name)) execute function private.sign_media_file();

create policy "Editors describe pictures, authors their own" on public.media_files
for update to authenticated
using ((select private.may_edit()) or private.is_own_file(path))
with check ((select private.may_edit()) or private.is_own_file(path));

create policy "Editors forget pictures, authors their own" on public.media_files
for delete to authenticated
using ((select private.may_edit()) or private.is_own_file(path));

create policy "Writers add pictures" on public.media_files
for insert to authenticated
with check ((select private.may_edit()) or private.is_own_file(path));

create policy "Writers read what is known of pictures" on public.media_files
for select to authenticated
using ((select private.may_write()));

grant delete, insert, select, update on table public.media_files to authenticated;
grant all on table public.media_files to service_role;
