-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_roles.sql.

create or replace function private.are_roles(roles text[])
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select coalesce(array_ndims(roles), 0) = 1
    and roles <@ array['administrator', 'editor', 'author', 'enquiries']
    and cardinality(roles) = (select count(distinct role) from unnest(roles) as role)
$function$;

grant execute on function private.are_roles(roles text[]) to authenticated, service_role;

create or replace function private.end_what_roles_gave()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  delete from public.account_links where purpose = 'invitation'
    and created_by in (select id from changed where not 'administrator' = any (roles));
  delete from public.preview_links
    where creator in (select id from changed where not roles && array['administrator', 'editor']);
  return null;
end
$function$;

create or replace function private.is_last_administrator(person uuid)
returns boolean
language sql
stable security definer
set search_path to ''
as $function$
  select exists (
    select from public.admin_users where id = person and 'administrator' = any (roles)
  ) and not exists (
    select from public.admin_users where id <> person and 'administrator' = any (roles)
  )
$function$;

create or replace function private.is_member()
returns boolean
language sql
stable
set search_path to ''
as $function$
  select cardinality(private.roles()) > 0
$function$;

grant execute on function private.is_member() to authenticated, service_role;

create or replace function private.is_own_file(file text)
returns boolean
language plpgsql
stable security definer
set search_path to ''
as $function$
begin
  return private.may_write()
    and not exists (
      select from storage.objects
      where bucket_id in ('media', 'films') and owner_id is distinct from auth.uid()::text
        and private.picture_stem(name) = private.picture_stem(file)
    )
    and not exists (
      select from public.media_files
      where creator is distinct from auth.uid()
        and private.picture_stem(path) = private.picture_stem(file)
    )
    and not private.is_shown_picture(file);
end
$function$;

grant execute on function private.is_own_file(file text) to authenticated;

create or replace function private.is_shown_picture(path text)
returns boolean
language sql
stable security definer
set search_path to ''
as $function$
  select path !~ '^[A-Za-z0-9_./-]+$' or exists (
    select from private.texts_with_pictures as used
    where strpos(content, '/' || private.picture_stem(path) || '.') > 0 and (
      place = 'unpublished' or (place = 'record' and (
        table_name = 'page_content'
        or (table_name = 'blog_posts' and exists (
          select from public.blog_posts where id = record_id and published_at is not null))
        or (table_name = 'case_studies' and exists (
          select from public.case_studies where id = record_id and published_at is not null))
      ))
    )
  )
$function$;

create or replace function private.keep_owner()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  -- Whoever takes a record out of the bin has not made it.
  if auth.uid() is not null then
    insert into private.record_owners (table_name, record_id, user_id)
    values (tg_table_name, new.id, auth.uid()) on conflict do nothing;
  end if;
  return null;
end
$function$;

create or replace function private.keep_public_address()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  if not private.may_edit() and exists (
    select from public.revisions
    where table_name = tg_table_name and record_id = old.id
      and former_record ->> 'slug' = old.slug
      and (former_record ->> 'published_at')::timestamptz <= created_at
  ) then
    raise insufficient_privilege using message = 'The address was public';
  end if;
  return new;
end
$function$;

create or replace function private.may_add_record(of_table text, of_record bigint)
returns boolean
language sql
stable security definer
set search_path to ''
as $function$
  select case
    when exists (
      select from private.record_owners where table_name = of_table and record_id = of_record
    ) then of_record in (select private.own_records(of_table))
    else of_record <= case of_table
        when 'blog_posts' then (select last_value from public.blog_posts_id_seq)
        else (select last_value from public.case_studies_id_seq)
      end
      and not exists (
        select from public.revisions where table_name = of_table and record_id = of_record
      )
  end
$function$;

grant execute on function private.may_add_record(of_table text, of_record bigint) to authenticated, service_role;

create or replace function private.may_edit()
returns boolean
language sql
stable
set search_path to ''
as $function$
  select private.roles() && array['administrator', 'editor']
$function$;

grant execute on function private.may_edit() to authenticated, service_role;

create or replace function private.may_handle_messages()
returns boolean
language sql
stable
set search_path to ''
as $function$
  select private.roles() && array['administrator', 'enquiries']
$function$;

grant execute on function private.may_handle_messages() to authenticated, service_role;

create or replace function private.may_write()
returns boolean
language sql
stable
set search_path to ''
as $function$
  select private.roles() && array['administrator', 'editor', 'author']
$function$;

grant execute on function private.may_write() to authenticated, service_role;

create or replace function private.own_records(of_table text)
returns setof bigint
language sql
stable security definer
set search_path to ''
as $function$
  select record_id from private.record_owners
  where table_name = of_table and user_id = auth.uid()
$function$;

grant execute on function private.own_records(of_table text) to authenticated, service_role;

create or replace function private.require(allowed boolean)
returns void
language plpgsql
set search_path to ''
as $function$
begin
  if allowed is not true then
    raise insufficient_privilege using message = 'Your role does not allow this';
  end if;
end
$function$;

grant execute on function private.require(allowed boolean) to authenticated, service_role;

create or replace function private.roles()
returns text[]
language plpgsql
stable security definer
set search_path to ''
as $function$
declare
  session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  own text[];
  state text;
begin
  if not exists (select from auth.sessions where id = session and user_id = auth.uid()) then
    raise sqlstate 'PT401' using message = 'The session has ended';
  end if;
  select admin_users.roles into own from public.admin_users where id = auth.uid();
  if own is null then
    return '{}';
  end if;
  state := private.second_factor_state(auth.uid(), session, auth.jwt() ->> 'aal');
  if state = 'setup' then
    raise sqlstate 'PT401' using message = 'A second factor has to be set up';
  end if;
  return case state when 'open' then own else '{}' end;
end
$function$;

grant execute on function private.roles() to authenticated, service_role;

create or replace function public.list_own_records(of_table text)
returns setof bigint
language plpgsql
stable
set search_path to ''
as $function$
begin
  perform private.require(private.may_write());
  return query select private.own_records(of_table);
end
$function$;

grant execute on function public.list_own_records(of_table text) to authenticated;

create or replace function public.set_roles(person uuid, new_roles text[], changer uuid)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
begin
  lock table public.admin_users in share row exclusive mode;
  if changer is not null and not exists (
    select from public.admin_users where id = changer and 'administrator' = any (roles)
  ) then
    return 'refused';
  end if;
  if not exists (select from public.admin_users where id = person) then
    return 'missing';
  end if;
  if private.are_roles(new_roles) is not true then
    return 'invalid';
  end if;
  if not 'administrator' = any (new_roles) and private.is_last_administrator(person) then
    return 'last';
  end if;
  perform set_config('audit.actor', coalesce(changer::text, ''), true);
  update public.admin_users set roles = new_roles where id = person;
  return 'changed';
end
$function$;

grant execute on function public.set_roles(person uuid, new_roles text[], changer uuid) to service_role;
