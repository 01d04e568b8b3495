-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_editing.sql.

create or replace function private.date_working_copy()
returns trigger
language plpgsql
set search_path to ''
as $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

create or replace function private.forget_old_preview_links()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  delete from public.preview_links where expires_at < now();
  return null;
end
$function$;

create or replace function private.keep_redirect()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  -- An address that was never public needs no redirect; one that was may be a draft's by now.
  if old.slug <> new.slug and (old.published_at <= now() or exists (
    select from public.revisions
    where table_name = tg_table_name and record_id = old.id
      and former_record ->> 'slug' = old.slug
      and (former_record ->> 'published_at')::timestamptz <= created_at
  )) then
    insert into public.slug_redirects (table_name, slug, record_id)
    values (tg_table_name, old.slug, old.id)
    on conflict (table_name, slug) do update
    set record_id = excluded.record_id, created_at = excluded.created_at;
  end if;
  return null;
end
$function$;

create or replace function private.keep_revision()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  -- A save that changes nothing would push a true revision out of the fifty that are kept.
  if tg_op = 'UPDATE'
    and to_jsonb(old) - array['version', 'updated_at'] = to_jsonb(new) - array['version', 'updated_at']
  then
    return null;
  end if;

  insert into public.revisions (table_name, record_id, operation, former_record, actor_id, actor_email)
  values (tg_table_name, old.id, lower(tg_op), to_jsonb(old), auth.uid(), auth.jwt() ->> 'email');

  delete from public.revisions
  where table_name = tg_table_name and record_id = old.id and id <= (
    select id from public.revisions
    where table_name = tg_table_name and record_id = old.id
    order by id desc offset 50 limit 1
  );
  return null;
end
$function$;

create or replace function private.sign_unpublished_changes()
returns trigger
language plpgsql
set search_path to ''
as $function$
begin
  new.version := case tg_op when 'INSERT' then 1 else old.version + 1 end;
  new.updated_at := now();
  new.saved_by := auth.jwt() ->> 'email';
  return new;
end
$function$;

create or replace function public.note_open_record(of_table text, of_record bigint, is_open boolean)
returns text[]
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.require(private.may_write());
  delete from public.open_records where seen_at < now() - interval '90 seconds';
  if is_open then
    insert into public.open_records as known (user_id, table_name, record_id, email)
    values (auth.uid(), of_table, of_record, coalesce(auth.jwt() ->> 'email', ''))
    on conflict (table_name, record_id, user_id) do update
    set seen_at = now(), email = excluded.email;
  else
    delete from public.open_records
    where user_id = auth.uid() and table_name = of_table and record_id = of_record;
  end if;
  return array(
    select email from public.open_records
    where table_name = of_table and record_id = of_record and user_id <> auth.uid()
    order by created_at, email
  );
end
$function$;

grant execute on function public.note_open_record(of_table text, of_record bigint, is_open boolean) to authenticated;

create or replace function public.preview_record(token text)
returns jsonb
language sql
stable security definer
set search_path to ''
as $function$
  select jsonb_build_object(
    'table_name', link.table_name,
    'expires_at', link.expires_at,
    'is_changed', working.changes is not null,
    'record', coalesce(to_jsonb(post), to_jsonb(study))
      || coalesce(working.changes - array['published_at', 'hidden_after'], '{}')
  )
  from public.preview_links link
  left join public.blog_posts post
    on link.table_name = 'blog_posts' and post.id = link.record_id
  left join public.case_studies study
    on link.table_name = 'case_studies' and study.id = link.record_id
  left join public.unpublished_changes working
    on working.table_name = link.table_name and working.record_id = link.record_id
  where link.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and link.expires_at > now()
    and (post.id is not null or study.id is not null)
$function$;

grant execute on function public.preview_record(token text) to anon, authenticated, service_role;
