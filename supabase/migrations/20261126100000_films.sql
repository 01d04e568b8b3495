-- Uploaded films, each with its poster beside it. Public as `media` is: its files are read by address, without a policy.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('films', 'films', true, 62914560, array['video/mp4', 'video/webm', 'image/webp'])
on conflict do nothing;

alter policy "Administrators manage the files of media" on storage.objects
using (bucket_id in ('media', 'films') and (select private.is_admin()))
with check (bucket_id in ('media', 'films') and (select private.is_admin()));

alter policy "Administrators see the media bucket" on storage.buckets
using (id in ('media', 'films') and (select private.is_admin()));

-- A film and its poster have the same name but for the ending, so that a text that shows the film keeps both.
alter policy "A picture in use is not removed" on storage.objects
using (
  bucket_id in ('media', 'films') and (select private.is_admin()) and not private.is_picture_used(name)
);

create trigger keep_used_film_in_place before update on storage.objects
for each row when (
  old.bucket_id = 'films' and (new.name is distinct from old.name or new.bucket_id <> 'films')
)
execute function private.keep_used_picture_in_place();
