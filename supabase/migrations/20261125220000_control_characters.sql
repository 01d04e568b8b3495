-- No text that visitors may read keeps control characters: HTML and XML allow hardly any, and people paste them from
-- PDF files and chat programs unseen. Titles and other single lines refuse them (private.is_line).

-- Tabs and the ends of lines stay. app/text/invisible.ts does the same in the panel.
create function private.without_controls(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    value, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]', '', 'g')
$$;

create function private.without_controls(value jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  place record;
  clean text;
begin
  -- JSON escapes the lower ones. A backslash that was typed is asked about in vain.
  if value::text !~ '\\[bfu]|[\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]' then
    return value;
  end if;
  for place in select path, words from private.strings_in(value) where not is_name loop
    clean := private.without_controls(place.words);
    continue when clean = place.words;
    value := case place.path
      when '{}' then to_jsonb(clean) else jsonb_set(value, place.path, to_jsonb(clean)) end;
  end loop;
  return value;
end
$$;

-- A case study keeps its sections as JSON in one text, which stays as it was written unless it has such characters.
create function private.sections_without_controls(content text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  sections jsonb;
  clean jsonb;
begin
  -- Postgres reads no JSON with a zero character.
  content := regexp_replace(content, '(?<!\\)((?:\\\\)*)\\u0000', '\1', 'g');
  sections := private.inner_json(content);
  clean := private.without_controls(sections);
  return case
    when clean is null then private.without_controls(content)
    when clean = sections then content
    else clean::text
  end;
end
$$;

-- Security definer, since requests may not call these functions.
create function private.drop_controls() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  case tg_table_name
    when 'blog_posts' then
      new.content := private.without_controls(new.content);
      new.content_blocks := private.without_controls(new.content_blocks);
    when 'case_studies' then
      new.summary := private.without_controls(new.summary);
      new.content := private.sections_without_controls(new.content);
      new.film := private.without_controls(new.film);
    when 'page_content' then
      new.value := private.without_controls(new.value);
    when 'unpublished_changes' then
      new.changes := private.without_controls(new.changes);
  end case;
  return new;
end
$$;

create trigger drop_controls before insert or update on public.blog_posts
for each row execute function private.drop_controls();

create trigger drop_controls before insert or update on public.case_studies
for each row execute function private.drop_controls();

create trigger drop_controls before insert or update on public.page_content
for each row execute function private.drop_controls();

create trigger drop_controls before insert or update on public.unpublished_changes
for each row execute function private.drop_controls();

-- Older rows; what they were stays in their history.
update public.blog_posts set content = content
where (private.without_controls(content), private.without_controls(content_blocks))
  is distinct from (content, content_blocks);
update public.case_studies set content = content
where (
  private.without_controls(summary), private.sections_without_controls(content),
  private.without_controls(film)
) is distinct from (summary, content, film);
update public.page_content set value = value
where private.without_controls(value) is distinct from value;

revoke all on function
  private.without_controls(text), private.without_controls(jsonb),
  private.sections_without_controls(text), private.drop_controls()
from public, anon, authenticated;
