-- Two who replace one picture at once store their copies before their rows, and pages that are open ask for the copies that
-- they know. So a copy is a former one when neither it nor its row has changed for an hour.

create or replace function private.is_former_copy(path text) returns boolean
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
    and (
      file.updated_at > now() - interval '1 hour'
      or split_part(is_former_copy.path, '/', 2)::integer
        = any (case when is_former_copy.path like '%.avif' then file.avif_sizes else file.sizes end)
    )
  )
  and not exists (
    select from storage.objects as copy
    where copy.bucket_id = 'media' and copy.name = is_former_copy.path
    and greatest(copy.created_at, copy.updated_at) > now() - interval '1 hour'
  )
  and not exists (
    select from private.texts_with_pictures where strpos(content, '/' || is_former_copy.path) > 0
  )
$$;

-- Of all pictures; „Zdjęcia” removes them when it is opened. At most 100, for each is looked for in all texts.
create function public.list_former_copies() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.may_edit());
  return query
    with copy as materialized (
      select name, private.picture_stem(name) as stem, split_part(name, '/', 2)::integer as width
      from storage.objects
      where bucket_id = 'media' and name ~ '^sizes/[0-9]{1,4}/.*\.(webp|avif)$'
    ), unnamed as materialized (
      select copy.name from copy
      join public.media_files as file on private.picture_stem(file.path) = copy.stem
      where not copy.width
        = any (case when copy.name like '%.avif' then file.avif_sizes else file.sizes end)
      limit 100
    )
    select name from unnamed where private.is_former_copy(name);
end
$$;
revoke all on function public.list_former_copies from public, anon, authenticated;
grant execute on function public.list_former_copies to authenticated, service_role;
