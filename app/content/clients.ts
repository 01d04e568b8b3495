// Invented marks: SAMPLE DATA, never to be presented as real customers. `width` of a drawing 60 high.
export const sampleClients = [
  { name: "Atrium", mark: "atrium", width: 250 },
  { name: "Helioma", mark: "helioma", width: 244 },
  { name: "Korba/10", mark: "korba10", width: 273 },
  { name: "Łąkowa 7", mark: "lakowa7", width: 157 },
  { name: "Nordwal", mark: "nordwal", width: 304 },
  { name: "Tarnina", mark: "tarnina", width: 215 },
] as const;
