-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_enquiries.sql.

create table public.contact_settings (
  id boolean not null default true,
  created_at timestamptz not null default now(),
  retention_months integer not null default 12,
  recipients text[] not null default '{}'::text[],
  webhook_url text,
  webhook_secret text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  webhook_has_text boolean not null default false,
  confirms boolean not null default false,
  recipients_by jsonb not null default '[]'::jsonb,
  webhook_by uuid,
  constraint contact_settings_pkey primary key (id),
  constraint contact_settings_id_check check (id),
  constraint contact_settings_recipients_check check (private.are_mail_addresses(recipients)),
  constraint contact_settings_retention_months_check check (retention_months >= 1 and retention_months <= 12),
  constraint contact_settings_webhook_secret_check check (webhook_secret ~ '^[0-9a-f]{64}$'::text),
  constraint contact_settings_webhook_url_check check (private.is_webhook_address(webhook_url))
);

alter table public.contact_settings enable row level security;

create trigger note_who_set_contact before insert or update on public.contact_settings
for each row execute function private.note_who_set_contact();

create policy "Administrators change the settings" on public.contact_settings
for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "Administrators make the settings" on public.contact_settings
for insert to authenticated
with check ((select private.is_admin()));

create policy "Administrators read the settings" on public.contact_settings
for select to authenticated
using ((select private.is_admin()));

grant insert, select, update on table public.contact_settings to authenticated;
grant all on table public.contact_settings to service_role;
