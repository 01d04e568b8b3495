-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_media.sql.

create trigger keep_used_film_in_place before update on storage.objects
for each row when (((old.bucket_id = 'films'::text) and ((new.name is distinct from old.name) or (new.bucket_id <> 'films'::text)))) execute function private.keep_used_picture_in_place();

create trigger keep_used_picture_in_place before update on storage.objects
for each row when (((old.bucket_id = 'media'::text) and ((new.name is distinct from old.name) or (new.bucket_id <> 'media'::text)))) execute function private.keep_used_picture_in_place();

create policy "A picture in use is not removed" on storage.objects as restrictive
for delete to authenticated
using ((bucket_id = any (array['media'::text, 'films'::text])) and (select private.is_admin()) and not private.is_picture_used(name));

create policy "Administrators manage the files of media" on storage.objects
for all to authenticated
using ((bucket_id = any (array['media'::text, 'films'::text])) and (select private.is_admin()))
with check ((bucket_id = any (array['media'::text, 'films'::text])) and (select private.is_admin()));
