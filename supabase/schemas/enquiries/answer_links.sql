-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_enquiries.sql.

create table private.answer_links (
  token_hash text not null,
  message_id bigint,
  expires_at timestamptz not null,
  constraint answer_links_pkey primary key (token_hash),
  constraint answer_links_message_id_fkey foreign key (message_id) references public.contact_messages(id) on delete set null,
  constraint answer_links_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$'::text)
);

create index answer_links_message_idx on private.answer_links using btree (message_id);

alter table private.answer_links enable row level security;

grant all on table private.answer_links to service_role;
