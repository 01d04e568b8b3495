-- The addresses that an import leads on, and that they are its own: together or not at all, so that one which is
-- killed leaves none behind that nobody takes back. Gives those that lead somewhere already, which stay.
create function public.import_redirects(import bigint, rows jsonb) returns text[]
language plpgsql set search_path = ''
as $$
declare
  written text[];
begin
  with added as (
    insert into public.redirects (from_address, to_address, kind)
    select given.from_address, given.to_address, given.kind
    from jsonb_populate_recordset(null::public.redirects, rows) as given
    on conflict (from_address) do nothing
    returning from_address
  )
  select coalesce(array_agg(from_address), '{}') into written from added;
  insert into public.imported (import_id, kind, source_id, target)
  select import, 'redirect', address, address from unnest(written) as address
  on conflict (kind, source_id) do nothing;
  return (
    select coalesce(array_agg(given ->> 'from_address'), '{}')
    from jsonb_array_elements(rows) as given
    where given ->> 'from_address' <> all (written)
  );
end
$$;

revoke all on function public.import_redirects from public, anon, authenticated;
grant execute on function public.import_redirects to service_role;
