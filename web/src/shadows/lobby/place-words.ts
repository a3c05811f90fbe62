export const placeWords = {
  black: { officer: 'lobby.place.black.officer', detective: 'lobby.place.black.detective' },
  orange: { officer: 'lobby.place.orange.officer', detective: 'lobby.place.orange.detective' },
} as const;
