-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_former_copies_later.sql.

create or replace function public.list_former_copies()
returns setof text
language plpgsql
stable security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.list_former_copies() to authenticated, service_role;
