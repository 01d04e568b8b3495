-- Who made a link, so that it ends with the rights of its maker, and who set what stays when a person is removed.
-- Without it, somebody who had kept a link of their own came back after they were removed.

alter table public.account_links
-- Null for a new password, which its owner asks for, and for invitations older than this column.
add column created_by uuid references public.admin_users (id) on delete cascade;

alter table public.preview_links
-- Null where the secret key made the link, or its maker was erased before this column came.
add column creator uuid references public.admin_users (id) on delete cascade;
alter table public.preview_links alter column creator set default auth.uid();

update public.preview_links as link set creator = admin_users.id
from public.admin_users join auth.users using (id)
where lower(users.email) = lower(link.created_by);

-- Their makers are no administrators any more.
delete from public.preview_links where creator is null and created_by is not null;

-- Links of unknown makers may be those of the person who is removed, so they end with the first removal.
create function private.end_what_was_theirs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from removed) then
    delete from public.account_links where purpose = 'invitation' and created_by is null;
    delete from public.preview_links where creator is null;
    delete from public.open_records where user_id in (select id from removed);
  end if;
  return null;
end
$$;

create trigger end_what_was_theirs after delete on public.admin_users
referencing old table as removed
for each statement execute function private.end_what_was_theirs();

-- No reference: it is to be known also when that person is gone.
alter table public.admin_users add column invited_by uuid;

drop function public.make_account_link(text, text, text, integer);

-- A newer link takes the place of the older one. Null for a password of somebody who is no administrator, and for
-- an invitation by somebody who is none any more.
create function public.make_account_link(
  purpose text, email text, token_hash text, seconds integer, made_by uuid default null
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  expires constant timestamptz := now() + make_interval(secs => seconds);
begin
  delete from public.account_links where expires_at < now();
  if make_account_link.purpose = 'reset' and not exists (
    select from public.admin_users join auth.users using (id)
    where users.email = lower(make_account_link.email)
  ) then
    return null;
  end if;
  if made_by is not null then
    -- Waits for a removal that runs.
    perform from public.admin_users where id = made_by for key share;
    if not found then
      return null;
    end if;
  end if;
  insert into public.account_links as link (purpose, email, token_hash, expires_at, created_by)
  values (
    make_account_link.purpose, lower(make_account_link.email), make_account_link.token_hash, expires,
    made_by
  )
  on conflict on constraint account_links_email_key do update
  set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at,
    created_by = excluded.created_by;
  return expires;
end
$$;

alter table public.contact_settings
-- Ids of the administrators who added the recipients, in the same order; null or missing where it is not known.
add column recipients_by jsonb not null default '[]',
add column webhook_by uuid;

create function private.note_who_set_contact() returns trigger
language plpgsql set search_path = ''
as $$
declare
  former public.contact_settings;
begin
  if tg_op = 'UPDATE' then
    former := old;
  end if;
  new.recipients_by := (
    select coalesce(jsonb_agg(case
      when recipient = any (former.recipients)
        then former.recipients_by -> array_position(former.recipients, recipient) - 1
      else to_jsonb(auth.uid())
    end order by place), '[]')
    from unnest(new.recipients) with ordinality as given (recipient, place)
  );
  new.webhook_by := case
    when new.webhook_url = former.webhook_url then former.webhook_by
    when new.webhook_url is not null then auth.uid()
  end;
  return new;
end
$$;

create trigger note_who_set_contact before insert or update on public.contact_settings
for each row execute function private.note_who_set_contact();

revoke all on function
  private.end_what_was_theirs(),
  private.note_who_set_contact(),
  public.make_account_link(text, text, text, integer, uuid)
from public, anon, authenticated;
grant execute on function public.make_account_link(text, text, text, integer, uuid) to service_role;
