-- „Podmień” with a smaller picture leaves copies that its row names no more. They may go while the picture is in use,
-- unless a text names one itself.

create function private.is_former_copy(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select path ~ '^sizes/[0-9]{1,4}/.*\.(webp|avif)$'
  and exists (
    select from public.media_files as file
    where private.picture_stem(file.path) = private.picture_stem(is_former_copy.path)
  )
  and not exists (
    select from public.media_files as file
    where private.picture_stem(file.path) = private.picture_stem(is_former_copy.path)
    and split_part(is_former_copy.path, '/', 2)::integer
      = any (case when is_former_copy.path like '%.avif' then file.avif_sizes else file.sizes end)
  )
  and not exists (
    select from private.texts_with_pictures where strpos(content, '/' || is_former_copy.path) > 0
  )
$$;
revoke all on function private.is_former_copy from public, anon, authenticated;

create or replace function private.is_picture_used(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_write() then
    return true;
  end if;
  return private.finds_picture(path) and not private.is_former_copy(path);
end
$$;
