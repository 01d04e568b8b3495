/**
 * Words and phrases that lists of leaked passwords are full of, Polish ones too. They are refused alone, repeated,
 * joined with one another, and with digits or signs before or after them.
 */
export const commonWords = new Set(
  `
  password passw0rd pass passwd haslo tajne tajnehaslo mojehaslo trudnehaslo dlugiehaslo nowehaslo silnehaslo
  hasloadmin admin administrator root user login logowanie panel test testowe testowy demo guest default
  changeme change temp temporary secret welcome witaj witam letmein iloveyou ilove love you kocham kochamcie
  kochanie misiek misiaczek kotek kotki piesek slonko sloneczko myszka zabka aniolek skarb serce serduszko
  polska polskagola poland warszawa krakow katowice gdansk poznan wroclaw lodz slask legia wisla lech
  qwerty qwertz qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc zaqwsx zaq zaqxsw qaz wsx edc
  abc abcd abcdef abcdefgh abcdefghijkl aaa bbb xxx zzz
  monkey dragon master shadow superman batman spiderman pokemon football baseball basketball soccer hockey
  princess sunshine starwars trustno whatever freedom summer winter spring autumn lato zima wiosna jesien
  monday sunday poniedzialek wtorek sroda czwartek piatek sobota niedziela styczen luty marzec kwiecien maj
  czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien
  michael jennifer jordan hunter thomas robert daniel andrew joshua matthew charlie ashley jessica michelle
  amanda nicole anna maria kasia basia asia gosia ania ewa ola magda monika agnieszka karolina natalia paulina
  patrycja dominika weronika zuzanna julia oliwia wiktoria marcin michal tomek tomasz piotr piotrek pawel
  krzysiek krzysztof andrzej grzegorz lukasz mateusz bartek bartosz kamil damian dawid adrian sebastian jakub
  kuba szymon filip maciek maciej wojtek wojciech rafal robert mariusz dariusz artur patryk
  samsung iphone apple google facebook instagram youtube microsoft windows linux computer komputer internet
  matrix ninja killer hacker pirate gamer minecraft fortnite counterstrike liverpool chelsea barcelona arsenal
  juventus realmadrid mercedes porsche ferrari mustang audi bmw skoda volkswagen honda toyota yamaha
  money bitcoin dolar zloty pieniadze rodzina mama tata mamusia tatus babcia dziadek dom domek praca firma biuro
  szkola kurwa dupa cholera fuck fuckyou asshole sex sexy
  chocolate czekolada cookie banana orange pomarancza truskawka kawa herbata piwo wodka pizza cheese pepper ginger
  access correcthorsebatterystaple open sesame sezam letme in my moje moj the is new nowe
  kadr agencja reklama marketing wideo video film kamera studio strona www blog kontakt content
  `
    .trim()
    .split(/\s+/),
);
