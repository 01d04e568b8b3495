-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_late_files_and_attempts.sql.

create or replace function public.complete_post(source text, seen_version integer, new_content text, new_image text default null::text)
returns boolean
language plpgsql
set search_path to ''
as $function$
declare
  written integer;
begin
  update public.blog_posts as post set content = new_content, image_url = new_image
  from public.imported as origin
  where origin.kind = 'post' and origin.source_id = source and post.id = origin.target::bigint
    and post.version = seen_version and origin.version = seen_version
    and not exists (
      select from public.unpublished_changes as waiting
      where waiting.table_name = 'blog_posts' and waiting.record_id = post.id
    )
  returning post.version into written;
  update public.imported set version = written
  where kind = 'post' and source_id = source and written is not null;
  return written is not null;
end
$function$;

grant execute on function public.complete_post(source text, seen_version integer, new_content text, new_image text) to service_role;

create or replace function public.keep_imported_file(import bigint, kind text, target text)
returns void
language plpgsql
security definer
set search_path to ''
as $function$
declare
  other bigint;
begin
  select record.import_id into other
  from private.texts_with_pictures as shown
  join public.imported as record
    on (record.kind, record.target) in (
      ('post', case shown.table_name when 'blog_posts' then shown.record_id::text end),
      ('case-study', case shown.table_name when 'case_studies' then shown.record_id::text end),
      ('facts', case shown.table_name when 'page_content' then shown.title end)
    )
  where shown.place = 'record'
    and strpos(shown.content, '/' || private.picture_stem(keep_imported_file.target) || '.') > 0
    and record.import_id <> import
  order by record.import_id
  limit 1;

  if other is null then
    delete from public.imported as file
    where file.import_id = import and file.kind = keep_imported_file.kind
      and file.target = keep_imported_file.target;
  else
    update public.imported as file set import_id = other
    where file.import_id = import and file.kind = keep_imported_file.kind
      and file.target = keep_imported_file.target;
  end if;
end
$function$;

grant execute on function public.keep_imported_file(import bigint, kind text, target text) to service_role;

create or replace function public.note_account_attempt(subject text, most integer, seconds integer)
returns boolean
language plpgsql
set search_path to ''
as $function$
declare
  since constant timestamptz := clock_timestamp() - make_interval(secs => seconds);
begin
  perform pg_advisory_xact_lock(hashtextextended('account_attempts ' || note_account_attempt.subject, 0));
  delete from public.account_attempts as attempt where attempt.created_at < greatest(
    clock_timestamp() - interval '1 hour',
    (select newer.created_at from public.account_attempts as newer
     order by newer.created_at desc offset 9999 limit 1)
  );
  if (
    select count(*) from public.account_attempts as attempt
    where attempt.subject = note_account_attempt.subject
      and attempt.created_at between since and clock_timestamp()
  ) >= most then
    return false;
  end if;
  insert into public.account_attempts (subject) values (note_account_attempt.subject);
  return true;
end
$function$;

grant execute on function public.note_account_attempt(subject text, most integer, seconds integer) to service_role;
