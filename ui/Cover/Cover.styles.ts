import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  height: 132px;
  overflow: hidden;
  border-radius: var(--radius-2);
  background: var(--color-primary-soft);
  color: var(--color-primary-text);

  & > * {
    grid-area: 1 / 1;
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & > span svg {
    width: 40px;
    height: 40px;
    opacity: 0.75;
  }

  & > img + button {
    place-self: end;
    margin: var(--space-2);
  }

  @media print {
    display: none;
  }
`;
