-- The list of enquiries as the panel shows it, for a file; the log keeps who took it.

alter table public.privacy_events
  drop constraint privacy_events_kind_check,
  -- `list`: many enquiries at once, of nobody in particular.
  add constraint privacy_events_kind_check
    check (kind in ('export', 'list', 'correct', 'erase', 'expire'));

-- What find_messages finds, all of it, newest first. Security definer, since nobody writes the log by hand.
create function public.export_messages(
  search text default null, in_handling text default null, from_source text default null,
  of_table text default null, of_record bigint default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ids bigint[];
begin
  perform private.require_admin();
  select coalesce(array_agg(found.id), '{}') into ids
  from generate_series(0, (select count(*)::integer from public.contact_messages), 200) as first_row,
    lateral public.find_messages(
      first_row, 200, search, in_handling, from_source, of_table, of_record
    ) as found;
  insert into public.privacy_events (kind, messages, actor_id, actor_email)
  values ('list', cardinality(ids), auth.uid(), auth.jwt() ->> 'email');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', id, 'created_at', created_at, 'name', name, 'email', email, 'message', message,
        'handling', handling, 'source', source, 'taken_by', taken_by_email,
        'answered_at', answered_at, 'is_client', is_client, 'note', note
      ) order by created_at desc, id desc
    ), '[]')
    from public.contact_messages where id = any (ids)
  );
end
$$;

revoke all on function public.export_messages from public, anon, authenticated;
grant execute on function public.export_messages to authenticated;
