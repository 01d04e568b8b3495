-- The name of the file that was uploaded: searched in the library, and no description.

alter table public.media_files
  add column file_name text not null default ''
    check (file_name = '' or private.is_line(file_name, 200));

-- Two texts that differ in case, spaces and the signs of file names alone. The panel compares in the same way.
create function private.bare_name(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(lower(value), ' -_.,()[]', '')
$$;

alter table public.media_files
  add column undescribed boolean not null generated always as (
    not decorative and (
      description = ''
      or private.bare_name(description) = private.bare_name(file_name)
      or private.bare_name(description)
        = private.bare_name(regexp_replace(file_name, '\.[A-Za-z0-9]+$', ''))
    )
  ) stored;

revoke all on function private.bare_name(text) from public, anon;
grant execute on function private.bare_name(text) to authenticated, service_role;

-- Adds to the list as it stands, whatever migrations stand between.
do $do$
begin
  execute format(
    'create or replace view private.personal_columns as %s union all %s',
    rtrim(pg_get_viewdef('private.personal_columns'), '; '),
    $list$
      select 'public.media_files', 'text', '{file_name}'::text[]
    $list$
  );
end
$do$;
