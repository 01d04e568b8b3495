-- What a request cannot change: which record a row is, who wrote it, and where a picture in use lies.

-- Which record a row is -------------------------------------------------------------------------

-- History, former addresses, preview links and unpublished changes name a record by its id, and pages a
-- picture by its path. `page_content` and `contact_settings` cannot change theirs by their definition.
create function private.refuse_new_identity() returns trigger
language plpgsql set search_path = ''
as $$
declare
  rule constant text := tg_table_name || '_key_stays';
begin
  -- In the words of Postgres, so that whoever asked is told as of any other check.
  raise check_violation using constraint = rule, message =
    format('new row for relation "%s" violates check constraint "%s"', tg_table_name, rule);
end
$$;

create trigger keep_identity before update on public.blog_posts
for each row when (old.id <> new.id) execute function private.refuse_new_identity();

create trigger keep_identity before update on public.case_studies
for each row when (old.id <> new.id) execute function private.refuse_new_identity();

create trigger keep_identity before update on public.media_files
for each row when (old.path <> new.path) execute function private.refuse_new_identity();

create trigger keep_identity before update on public.working_copies
for each row when (old.id <> new.id or old.user_id <> new.user_id)
execute function private.refuse_new_identity();

create trigger keep_identity before update on public.unpublished_changes
for each row when (old.table_name <> new.table_name or old.record_id <> new.record_id)
execute function private.refuse_new_identity();

-- Who wrote it ----------------------------------------------------------------------------------

-- These are for requests of the API only: the functions that erase a person run as their owner.

create function private.sign_media_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_by := case tg_op when 'INSERT' then auth.jwt() ->> 'email' else old.created_by end;
  return new;
end
$$;

create trigger sign_media_file before insert or update on public.media_files
for each row when (current_user = 'authenticated') execute function private.sign_media_file();

create or replace function private.sign_unpublished_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := case tg_op when 'INSERT' then 1 else old.version + 1 end;
  new.updated_at := now();
  new.saved_by := auth.jwt() ->> 'email';
  return new;
end
$$;

-- The former trigger looks only at updates of `changes`.
create trigger sign_request before insert or update on public.unpublished_changes
for each row when (current_user = 'authenticated')
execute function private.sign_unpublished_changes();

-- Where a picture in use lies -------------------------------------------------------------------

-- A trigger, since a policy for updates does not see the old name beside the new one.
create function private.keep_used_picture_in_place() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.finds_picture(old.name) then
    raise insufficient_privilege using message = 'The picture is in use';
  end if;
  return new;
end
$$;

create trigger keep_used_picture_in_place before update on storage.objects
for each row when (
  old.bucket_id = 'media' and (new.name is distinct from old.name or new.bucket_id <> 'media')
)
execute function private.keep_used_picture_in_place();

-- Limits of the bucket ----------------------------------------------------------------------------

-- The panel of before made a missing bucket without any, and then the storage takes SVG and HTML.
update storage.buckets set
  file_size_limit = coalesce(file_size_limit, 10485760),
  allowed_mime_types = coalesce(
    allowed_mime_types, array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
where id = 'media' and (file_size_limit is null or allowed_mime_types is null);

alter policy "Administrators make the media bucket" on storage.buckets
with check (
  id = 'media' and (select private.is_admin())
  and file_size_limit <= 10485760
  and allowed_mime_types <@ array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
);

-- Webhook addresses -----------------------------------------------------------------------------

-- A name or a number that the URL of JavaScript takes, or an address of IPv6 in brackets.
create function private.is_host(value text) returns boolean
language plpgsql immutable strict set search_path = ''
as $$
begin
  if value ~ '^\[[0-9A-Fa-f:.]+\]$' then
    return family(btrim(value, '[]')::inet) = 6;
  end if;
  -- A last part that looks like a number makes the whole an address of IPv4.
  if value ~* '(^|\.)([0-9]+|0x[0-9a-f]*)\.?$' then
    return value ~ '^[0-9]{1,3}(\.[0-9]{1,3}){3}$' and family(value::inet) = 4;
  end if;
  return length(value) <= 253 and value ~ '^[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*$';
exception when invalid_text_representation then
  return false;
end
$$;

create or replace function private.is_webhook_address(value text) returns boolean
language sql immutable strict set search_path = ''
as $$
  select length(value) <= 500
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and coalesce(private.is_host(parts[1]), false)
    and coalesce(parts[2], '443')::integer between 1 and 65535
  from (values (
    regexp_match(value, '^https://(\[[^]]*\]|[^]/?#:[]+)(?::([0-9]{1,5}))?(?:[/?#]|$)')
  )) as address (parts)
$$;

-- A row with such an address could not be saved again.
update public.contact_settings set webhook_url = null
where private.is_webhook_address(webhook_url) is not true;

revoke all on function
  private.refuse_new_identity(), private.sign_media_file(), private.keep_used_picture_in_place(),
  private.is_host(text)
from public, anon, authenticated;
grant execute on function private.is_host(text) to authenticated, service_role;
