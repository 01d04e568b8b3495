-- What goes with the film at `youtube_url`: {chapters: [{at: seconds, title: line}], transcript: text}.
create function private.is_film(film jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(film) <> 'object' then false
    when film - array['chapters', 'transcript'] <> '{}'::jsonb then false
    when jsonb_typeof(film -> 'transcript') is distinct from 'string' then false
    when length(film ->> 'transcript') > 100000 then false
    when jsonb_typeof(film -> 'chapters') is distinct from 'array' then false
    when jsonb_array_length(film -> 'chapters') > 100 then false
    else not exists (
      select from jsonb_array_elements(film -> 'chapters') as chapter
      where not case
        when jsonb_typeof(chapter) <> 'object' then false
        when chapter - array['at', 'title'] <> '{}'::jsonb then false
        when jsonb_typeof(chapter -> 'title') is distinct from 'string' then false
        when jsonb_typeof(chapter -> 'at') is distinct from 'number' then false
        when chapter ->> 'at' !~ '^\d{1,5}$' then false
        else private.is_line(chapter ->> 'title', 200)
      end
    )
  end
$$;

revoke all on function private.is_film(jsonb) from public;
grant execute on function private.is_film(jsonb) to authenticated, service_role;

alter table public.case_studies
  add column film jsonb,
  add constraint case_studies_film_check check (film is null or private.is_film(film));
