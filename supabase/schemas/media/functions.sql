-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_media.sql.

create or replace function private.bare_name(value text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select translate(lower(value), ' -_.,()[]', '')
$function$;

grant execute on function private.bare_name(value text) to authenticated, service_role;

create or replace function private.finds_picture(path text)
returns boolean
language sql
stable security definer
set search_path to ''
as $function$
  select path !~ '^[A-Za-z0-9_./-]+$' or exists (
    select from private.texts_with_pictures
    where strpos(content, '/' || private.picture_stem(path) || '.') > 0
  )
$function$;

grant execute on function private.finds_picture(path text) to service_role;

create or replace function private.is_picture_used(path text)
returns boolean
language plpgsql
stable security definer
set search_path to ''
as $function$
begin
  if not private.may_write() then
    return true;
  end if;
  return private.finds_picture(path) and not private.is_former_copy(path);
end
$function$;

grant execute on function private.is_picture_used(path text) to authenticated;

create or replace function private.keep_used_picture()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  if private.finds_picture(old.path) then
    raise foreign_key_violation using message = 'The picture is in use';
  end if;
  return old;
end
$function$;

create or replace function private.keep_used_picture_in_place()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  if private.finds_picture(old.name) then
    raise insufficient_privilege using message = 'The picture is in use';
  end if;
  return new;
end
$function$;

create or replace function private.picture_stem(path text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select regexp_replace(path, '^sizes/[0-9]+/|\.[^./]*$', '', 'g')
$function$;

create or replace function private.prepare_media_file()
returns trigger
language plpgsql
set search_path to ''
as $function$
begin
  new.updated_at = now();
  new.revision = old.revision + (new.hash is distinct from old.hash)::integer;
  return new;
end
$function$;

create or replace function private.sign_media_file()
returns trigger
language plpgsql
set search_path to ''
as $function$
begin
  new.created_by := case tg_op when 'INSERT' then auth.jwt() ->> 'email' else old.created_by end;
  new.creator := case tg_op when 'INSERT' then auth.uid() else old.creator end;
  return new;
end
$function$;

create or replace function public.list_picture_uses()
returns jsonb
language plpgsql
stable security definer
set search_path to ''
as $function$
begin
  perform private.require(private.may_write());
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
$function$;

grant execute on function public.list_picture_uses() to authenticated, service_role;

create or replace function public.list_pictures()
returns jsonb
language sql
stable
set search_path to ''
as $function$
  select coalesce(jsonb_agg(
    jsonb_build_object('path', file.name, 'uploaded_at', file.created_at)
      || coalesce(to_jsonb(known), '{}')
    order by file.created_at desc, file.name
  ), '[]')
  from storage.objects as file
  left join public.media_files as known on known.path = file.name
  where file.bucket_id = 'media' and file.name ~ '^[A-Za-z0-9_./-]+$'
    and file.name !~ '^sizes/|(^|/)\.'
$function$;

grant execute on function public.list_pictures() to authenticated, service_role;

create or replace function public.picture_facts(paths text[])
returns table(path text, description text, decorative boolean, width integer, height integer, focus_x integer, focus_y integer, sizes integer[], avif_sizes integer[], revision integer)
language sql
stable security definer
set search_path to ''
as $function$
  select path, description, decorative, width, height, focus_x, focus_y, sizes, avif_sizes, revision
  from public.media_files where media_files.path = any (paths)
$function$;

grant execute on function public.picture_facts(paths text[]) to anon, authenticated, service_role;
