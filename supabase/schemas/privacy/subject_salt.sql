-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_privacy.sql.

create table private.subject_salt (
  id boolean not null default true,
  salt text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  constraint subject_salt_pkey primary key (id),
  constraint subject_salt_id_check check (id)
);
