for (const name of ['ready', 'error', 'section', 'currency', 'scenario'])
  addEventListener(`rimawari-${name}`, ({ target, detail }) => {
    document.getElementById('told').textContent += `${target.id} ${name} ${JSON.stringify(detail)}\n`;
  });
