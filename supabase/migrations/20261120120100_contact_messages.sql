-- Messages of the contact form. The function writes them as service_role, administrators
-- read them, nobody else touches them.

create table public.contact_messages (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  -- Why the message looks like spam; null for an ordinary one.
  doubtful text,
  -- Salted hash of the sender's address, by which floods are counted.
  address_hash text,

  constraint contact_messages_name_check check (private.is_line(name, 200)),
  constraint contact_messages_email_check
    check (email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$' and length(email) <= 320),
  constraint contact_messages_message_check check (message ~ '\S' and length(message) <= 20000),
  constraint contact_messages_doubtful_check check (private.is_line(doubtful, 200)),
  constraint contact_messages_address_hash_check check (private.is_line(address_hash, 128))
);

create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_address_hash_idx
on public.contact_messages (address_hash, created_at desc);

alter table public.contact_messages enable row level security;

create policy "Administrators read messages" on public.contact_messages
for select to authenticated using ((select private.is_admin()));

revoke all on public.contact_messages from public, anon, authenticated;
revoke all on sequence public.contact_messages_id_seq from public, anon, authenticated;

grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
grant all on sequence public.contact_messages_id_seq to service_role;
