import type { PagePicture } from "~/picture-source.ts";
import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency.ts";

export type TeamMember = {
  id: string;
  name: string;
  surname: string;
  role: string;
  email: string;
  phone: string;
  photo: PagePicture;
  bio: string;
};

// Until there are photos of them, each is shown by what they work with.
export const team: readonly TeamMember[] = typeset(
  sample([
    {
      id: "ania-wilk",
      name: "Ania",
      surname: "Wilk",
      role: "Producentka, strategia treści",
      email: "ania.wilk@kadr.example",
      phone: agency.phone,
      photo: "portrait-1",
      bio: "Pilnuje budżetu, kalendarza i tego, żeby film odpowiadał na pytanie klienta, a nie operatora. Zanim powstanie kadr, rozpisuje plan dnia co do kwadransa. Prowadzi marketing treści i social media.",
    },
    {
      id: "michal-sowa",
      name: "Michał",
      surname: "Sowa",
      role: "Reżyser, operator obrazu i dronów",
      email: "michal.sowa@kadr.example",
      phone: "+48 32 000 00 12",
      photo: "portrait-2",
      bio: "Ustawia światło i kamerę, lata dronem DJI i FPV. Najpierw ogląda miejsce o tej porze, o której będą zdjęcia, dopiero potem wybiera obiektyw. Na planie mówi najciszej ze wszystkich i wszyscy go słyszą.",
    },
    {
      id: "kuba-lis",
      name: "Kuba",
      surname: "Lis",
      role: "Montaż, dźwięk, realizacja na żywo",
      email: "kuba.lis@kadr.example",
      phone: "+48 32 000 00 13",
      photo: "portrait-3",
      bio: "Siedzi przy stole montażowym albo przy mikserze wizji. Nagrywa podcasty, miksuje dźwięk i realizuje transmisje z dwoma niezależnymi łączami. Poprawki oddaje z listą tego, co zmienił i w której sekundzie.",
    },
  ]),
);
