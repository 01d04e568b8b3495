-- Copies of pictures as AVIF, in a column of their own: a build that does not know it names no file that is not there.
-- The widest stands for the whole picture, however wide it is (app/picture-files/picture-limits.ts).

alter table public.media_files add column avif_sizes integer[] not null default '{}'
  check (avif_sizes <@ array[480, 960, 1600, 1920]);

-- As before, and with these.
drop function public.picture_facts;
create function public.picture_facts(paths text[])
returns table (
  path text, description text, decorative boolean, width integer, height integer,
  focus_x integer, focus_y integer, sizes integer[], avif_sizes integer[], revision integer
)
language sql stable security definer set search_path = ''
as $$
  select path, description, decorative, width, height, focus_x, focus_y, sizes, avif_sizes, revision
  from public.media_files where media_files.path = any (paths)
$$;
revoke all on function public.picture_facts from public, anon, authenticated;
grant execute on function public.picture_facts to anon, authenticated, service_role;
