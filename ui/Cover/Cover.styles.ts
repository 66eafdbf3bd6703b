import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  place-items: center;
  height: 132px;
  overflow: hidden;
  border-radius: var(--radius-2);
  background: var(--color-primary-soft);
  color: var(--color-primary-text);

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

  @media print {
    display: none;
  }
`;
