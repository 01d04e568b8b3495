-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_former_copies.sql.

create or replace function private.is_former_copy(path text)
returns boolean
language sql
stable security definer
set search_path to ''
as $function$
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
$function$;
