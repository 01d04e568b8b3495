-- Settings of the mail and of how long messages are kept.

-- One e-mail address each, without a name.
create function private.are_mail_addresses(addresses text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_ndims(addresses), 1) = 1
    and cardinality(addresses) <= 5
    and not exists (
      select from unnest(addresses) as address
      where (
        address ~ '^[^[:space:][:cntrl:]@<>,;:()"\\]+@[^[:space:][:cntrl:]@<>,;:()"\\]+\.[^[:space:][:cntrl:]@<>,;:()"\\.]+$'
        and length(address) <= 254
      ) is not true
    )
$$;

create function private.is_webhook_address(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select length(value) <= 500 and value !~ '[[:space:][:cntrl:]"<>\\]' and value ~ '^https://[^/?#@]+([/?#]|$)'
$$;

-- One row, made by the first save. Until then the defaults hold.
create table public.contact_settings (
  id boolean primary key default true check (id),
  created_at timestamptz not null default now(),
  -- The privacy policy promises twelve at most.
  retention_months integer not null default 12,
  -- Further recipients of messages, beside CONTACT_TO.
  recipients text[] not null default '{}',
  webhook_url text,
  -- Signs the calls of the webhook.
  webhook_secret text not null
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  webhook_has_text boolean not null default false,
  -- Whether senders get a confirmation.
  confirms boolean not null default false,

  constraint contact_settings_retention_months_check check (retention_months between 1 and 12),
  constraint contact_settings_recipients_check check (private.are_mail_addresses(recipients)),
  constraint contact_settings_webhook_url_check check (private.is_webhook_address(webhook_url)),
  constraint contact_settings_webhook_secret_check check (webhook_secret ~ '^[0-9a-f]{64}$')
);

alter table public.contact_settings enable row level security;

create policy "Administrators read the settings" on public.contact_settings
for select to authenticated using ((select private.is_admin()));

create policy "Administrators make the settings" on public.contact_settings
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators change the settings" on public.contact_settings
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

revoke all on public.contact_settings from public, anon, authenticated;
grant select, insert, update on public.contact_settings to authenticated;
grant all on public.contact_settings to service_role;

revoke all on function private.are_mail_addresses, private.is_webhook_address from public, anon;
grant execute on function private.are_mail_addresses, private.is_webhook_address
to authenticated, service_role;
