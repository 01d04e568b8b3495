-- Who has which record open in the panel. Nobody is kept from anything: two who see each other can talk.

create table public.open_records (
  user_id uuid not null,
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  email text not null,
  created_at timestamptz not null default now(),
  -- The panel says every 20 seconds that the record is still open.
  seen_at timestamptz not null default now(),
  primary key (table_name, record_id, user_id)
);

alter table public.open_records enable row level security;

-- Says that the caller has a record open, or has closed it. Returns the e-mail addresses of the others who have.
create function public.note_open_record(of_table text, of_record bigint, is_open boolean)
returns text[]
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
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
$$;

revoke all on public.open_records from public, anon, authenticated;
grant all on public.open_records to service_role;
revoke all on function public.note_open_record(text, bigint, boolean) from public, anon, authenticated;
grant execute on function public.note_open_record(text, bigint, boolean) to authenticated;
