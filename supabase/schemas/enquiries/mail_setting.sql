-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_enquiries.sql.

create table private.mail_setting (
  id boolean not null default true,
  is_set boolean not null,
  constraint mail_setting_pkey primary key (id),
  constraint mail_setting_id_check check (id)
);

alter table private.mail_setting enable row level security;

grant all on table private.mail_setting to service_role;
