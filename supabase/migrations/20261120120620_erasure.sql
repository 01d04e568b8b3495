-- Erasure of what is known of a person.

create function private.without_address(value text, address text, longest integer) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select substr(
    regexp_replace(value, private.address_pattern(address), '[usunięto]', 'gi'), 1,
    coalesce(longest, 1000000000)
  )
$$;

-- Leaves nothing of the address that was there at that moment, save in posts that are not deleted:
-- their texts are the editor's. An account in the panel stays, too: it is taken away at „Osoby”.
-- Returns the number of messages deleted.
create function private.erase(address text, until timestamptz) returns integer
language plpgsql set search_path = ''
as $$
declare
  escaped constant text := private.in_json(address);
  erased integer;
begin
  delete from public.contact_messages where lower(email) = address and created_at <= until;
  get diagnostics erased = row_count;

  update public.contact_messages set
    name = private.without_address(name, address, 100),
    message = private.without_address(message, address, 5000),
    note = private.without_address(note, address, 4000),
    mail_error = private.without_address(mail_error, address, 500),
    visit = private.without_address(visit::text, escaped, null)::jsonb,
    taken_by_email = nullif(lower(taken_by_email), address),
    version = version + 1
  where created_at <= until and (
    lower(taken_by_email) = address
    or private.names_address(concat_ws(' ', name, message, note, mail_error, visit), address)
  );

  update public.message_events set
    detail = private.without_address(detail, address, 4000),
    actor_email = nullif(lower(actor_email), address)
  where created_at <= until
    and (lower(actor_email) = address or private.names_address(detail, address));

  update public.revisions set
    former_record = private.without_address(former_record::text, escaped, null)::jsonb,
    actor_email = nullif(lower(actor_email), address)
  where private.names_address(former_record::text, escaped) or lower(actor_email) = address;

  update public.notifications set error = private.without_address(error, address, 500)
  where created_at <= until and private.names_address(error, address);

  update public.working_copies set
    form = private.without_address(form::text, escaped, null)::jsonb
  where created_at <= until and private.names_address(form::text, escaped);

  update public.unpublished_changes set
    changes = private.without_address(changes::text, escaped, null)::jsonb,
    base = private.without_address(base::text, escaped, null)::jsonb
  where created_at <= until and private.names_address(concat_ws(' ', changes, base), escaped);

  update public.contact_settings set recipients = array(
    select recipient from unnest(recipients) as recipient where lower(recipient) <> address
  )
  where address in (select lower(recipient) from unnest(recipients) as recipient);

  update public.privacy_events set actor_email = null where lower(actor_email) = address;
  update public.preview_links set created_by = null where lower(created_by) = address;
  update public.unpublished_changes set saved_by = null where lower(saved_by) = address;
  update public.media_files set created_by = null where lower(created_by) = address;
  delete from public.open_records where lower(email) = address;
  delete from public.account_links where email = address and created_at <= until;
  if has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete')
    and not exists (select from auth.users where lower(email) = address) then
    execute 'delete from auth.audit_log_entries where private.names_address(payload::text, $1)'
    using escaped;
  end if;
  return erased;
end
$$;

-- Returns the number of messages deleted.
create function public.erase_person(address text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := private.clean_address(address);
  -- Whole milliseconds, for JavaScript keeps no more.
  moment constant timestamptz :=
    date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond';
  erased integer;
begin
  perform private.require_admin();
  if wanted is null then
    raise check_violation using message = 'This is no e-mail address';
  end if;
  erased := private.erase(wanted, moment);
  perform private.log_privacy('erase', wanted, erased, moment);
  return erased;
end
$$;

revoke all on all functions in schema private from public, anon;
revoke all on function public.erase_person from public, anon, authenticated;
grant execute on function public.erase_person to authenticated;
